package zwick.server;

import java.net.BindException;

/// Nobody can listen where those who look after the server were to come in.
public final class OperationsPortTaken extends BindException {
  private static final long serialVersionUID = 1;
}
