// @ts-check
/** Time in words. */
import { t } from './texts.js';

/** @typedef {import('./online.d.ts').Pace} Pace */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How much time the players have.
 * @param {Pace} pace
 */
export function paceText(pace) {
  switch (pace.kind) {
    case 'live':
      return t('pace.live', pace.base / MINUTE, pace.increment / 1000);
    case 'post':
      return t('pace.post', pace.days);
    default:
      return t('pace.unhurried');
  }
}

/**
 * The same where it is clear what it is about.
 * @param {Pace} pace
 */
export function paceLabel(pace) {
  return pace.kind === 'live' ? t('pace.short', pace.base / MINUTE, pace.increment / 1000) : paceText(pace);
}

/**
 * 2 days 3 hours, or 40 minutes.
 * @param {number} millis
 */
export function span(millis) {
  const days = Math.floor(millis / DAY);
  const hours = Math.floor((millis % DAY) / HOUR);
  const minutes = Math.floor((millis % HOUR) / MINUTE);
  const parts = days ? [t('days', days), hours && t('hours', hours)] : [hours && t('hours', hours), t('minutes', minutes)];
  return parts.filter(Boolean).join(' ');
}
