import { createServer } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { plainlyWritten, prepareRequests } from "@/lib/delivery/incoming-requests";

/** Responds with the URL, at once for `/early` paths, otherwise when the body has ended. */
const server = createServer((request, response) => {
  if (request.url?.startsWith("/early")) response.end("early");
  else request.resume().once("end", () => response.end(request.url));
});
const sockets: Socket[] = [];

beforeAll(async () => {
  prepareRequests();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => server.close());

/**
 * Starts a request with the beginning of its body and waits until the server has received it; `over` resolves with
 * everything received until the connection closes.
 */
async function begun(path: string, body: string, length: number) {
  const met = new Promise((resolve) => server.once("request", resolve));
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n${body}`);
  const over = socket
    .setEncoding("utf8")
    .toArray()
    .then((pieces) => pieces.join(""));
  await met;
  return { socket, over };
}

it.each([
  ["/api/bookings", 10],
  ["/sign-in", 10],
  ["/%E0%A4%A", 10],
  ["/api/imports/eml", 120],
])("a body of %s that never ends is given up after %d s, and its sender is told", async (path, seconds) => {
  const { socket, over } = await begun(path, "{", 100);
  await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
  expect(socket.readableEnded).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  const answer = await over;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"TOO_SLOW"');
});

it("a connection whose body still comes after its answer is closed", async () => {
  const { over } = await begun("/early", "{", 100);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await over).toMatch(/^HTTP\/1\.1 200 [\s\S]*early$/);
});

it("a body that has come is nobody's to give up", async () => {
  const { socket, over } = await begun("/whole", "{}", 2);
  await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(200_000);
  socket.end();
  expect(await over).toMatch(/^HTTP\/1\.1 200 [\s\S]*\/whole$/);
});

it("a method that no Request can have is one that nobody takes", async () => {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const arrived = new Promise<string | undefined>((resolve) => {
    server.once("request", ({ method }) => resolve(method));
  });
  socket.write("TRACE /api/bookings HTTP/1.1\r\nHost: localhost\r\n\r\n");
  const method = await arrived;
  expect(() => new Request("http://localhost", { method: "TRACE" })).toThrow();
  expect(new Request("http://localhost", { method }).method).toBe("UNKNOWN");
});

it.each([
  ["/api/webhooks/inbound-email/%72aw", "/api/webhooks/inbound-email/raw"],
  ["/%61pi/w%65bhooks/inbound%2Demail/raw?to=%61", "/api/webhooks/inbound-email/raw?to=%61"],
  ["/a%2Fb/%2e%2e/%00/%E0%A4%A/%2572", "/a%2Fb/%2e%2e/%00/%E0%A4%A/%2572"],
])("the address %s is read as %s", (written, plain) => {
  expect(plainlyWritten(written)).toBe(plain);
});
