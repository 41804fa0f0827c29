import net from "node:net";
import { vi } from "vitest";

/** Every socket that the process connects from now on, so that a test may cut it or let it drain. */
export function watchedSockets(): Set<net.Socket> {
  const sockets = new Set<net.Socket>();
  const connect = net.Socket.prototype.connect;
  vi.spyOn(net.Socket.prototype, "connect").mockImplementation(function (this: net.Socket, ...given) {
    sockets.add(this);
    return Reflect.apply(connect, this, given);
  });
  return sockets;
}
