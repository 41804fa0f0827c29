import { createServer, get, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { limitLoad } from "@/lib/delivery/load-limit";

const MOST = 250;
/** Pending responses, which the test answers. */
const open: ServerResponse[] = [];
const server = createServer((_, response) => void open.push(response));
const sockets: Socket[] = [];
const port = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  limitLoad(server);
  limitLoad(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  server.close();
});

function asked(path: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get({ port: port(), path, agent: false }, resolve).on("error", reject);
  });
}
/** Starts a request whose body never ends. */
async function unfinished(path: string) {
  const met = new Promise((resolve) => server.once("request", resolve));
  const socket = connect(port(), "127.0.0.1");
  sockets.push(socket);
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{`);
  await met;
}
async function textOf(answer: IncomingMessage) {
  return (await answer.setEncoding("utf8").toArray()).join("");
}

it("as many as a server can answer are, and the rest is refused at once with when to come again", async () => {
  await unfinished("/api/bookings");
  open.length = 0;
  const taken = Array.from({ length: MOST }, () => asked("/bookings/open"));
  await expect.poll(() => open.length).toBe(MOST);

  const refused = await asked("/api/bookings");
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("2");
  expect(JSON.parse(await textOf(refused))).toMatchObject({ code: "BUSY", category: "SERVER" });
  const page = await asked("/");
  expect([page.statusCode, page.headers["content-type"]]).toEqual([503, "text/plain; charset=utf-8"]);
  expect(await textOf(page)).toMatch(/unavailable/);

  const always = [asked("/_next/static/a.js"), asked("/api/ready")];
  await expect.poll(() => open.length).toBe(MOST + always.length);
  for (const response of open.splice(0)) response.end();
  const answers = await Promise.all([...taken, ...always]);
  expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
  await Promise.all(answers.map(textOf));

  const next = asked("/api/bookings");
  await expect.poll(() => open.length).toBe(1);
  open.pop()?.end();
  expect((await next).statusCode).toBe(200);
});
