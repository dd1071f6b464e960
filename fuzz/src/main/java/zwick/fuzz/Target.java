package zwick.fuzz;

import java.util.stream.Stream;

/// A parser that reads from outside, and what must hold whatever it is given.
///
/// Has a public constructor without parameters: another Java program makes one by its class name.
public interface Target {
  /// What one calls it at the launcher.
  String name();

  /// Good inputs to begin with; the rest is made from them.
  Stream<byte[]> seeds();

  /// Returns if the input was read or refused as it should be. Anything thrown is a finding, and so
  /// is a long time or a lot of memory.
  void take(byte[] input) throws Exception;
}
