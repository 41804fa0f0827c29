import net from "node:net";
import { vi } from "vitest";

/** Tracks every socket that the process opens from now on, so that a test can cut or drain it. */
export function watchedSockets(): Set<net.Socket> {
  const sockets = new Set<net.Socket>();
  const connect = net.Socket.prototype.connect;
  vi.spyOn(net.Socket.prototype, "connect").mockImplementation(function (this: net.Socket, ...given) {
    sockets.add(this);
    return Reflect.apply(connect, this, given);
  });
  return sockets;
}
