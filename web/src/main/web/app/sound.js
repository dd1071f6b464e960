// @ts-check
/** Wood on wood, made on the spot; nothing to fetch. */
import { settings } from './store.js';

/** @type {AudioContext | null} */
let audio = null;

/**
 * @param {number} pitch
 * @param {number} length in seconds
 * @param {number} [later]
 * @param {OscillatorType} [type]
 */
function knock(pitch, length, later = 0, type = 'triangle') {
  if (!settings.get().sound || !('AudioContext' in window)) return;
  audio ??= new AudioContext();
  if (audio.state === 'suspended') return void audio.resume(); // nobody has touched the page yet
  const start = audio.currentTime + later;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, start + length);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.25, start + 0.006);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/**
 * Lets the browser start its sound system. The first AudioContext waits for that, up to a tenth of
 * a second and in the middle of a move; asking for the devices starts it without waiting.
 */
function wake() {
  if (!audio && settings.get().sound) navigator.mediaDevices?.enumerateDevices().catch(() => {});
}

export const sound = {
  wake,
  move: () => knock(340, 0.09),
  take: () => (knock(250, 0.1), knock(170, 0.12, 0.07)),
  mill: () => [523, 659, 784].forEach((pitch, i) => knock(pitch, 0.18, i * 0.09)),
  crown: () => [440, 660].forEach((pitch, i) => knock(pitch, 0.2, i * 0.1)),
  wrong: () => knock(140, 0.16, 0, 'sine'),
  end: () => [392, 523, 659, 784].forEach((pitch, i) => knock(pitch, 0.3, i * 0.13)),
};
