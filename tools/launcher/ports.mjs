// @ts-check
import net from "node:net";

/**
 * Returns the wanted port on loopback, or another one if that is taken.
 * @param {number} wanted 0 for any
 */
export async function freePort(wanted) {
  return (await listenOnce(wanted, "127.0.0.1")) ?? (await listenOnce(0, "127.0.0.1")) ?? wanted;
}

/**
 * Whether the app could listen on a port, on every address it would use.
 * @param {number} port
 */
export async function isFree(port) {
  if (await answers(port)) return false;
  return (await listenOnce(port, undefined)) !== undefined;
}

/**
 * Whether something accepts connections on a loopback port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
export function answers(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, "127.0.0.1");
    socket.on("error", () => resolve(false));
    socket.on("connect", () => {
      socket.destroy();
      resolve(true);
    });
  });
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<number | undefined>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.on("error", () => resolve(undefined));
    server.listen({ port, host }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? address?.port : undefined));
    });
  });
}
