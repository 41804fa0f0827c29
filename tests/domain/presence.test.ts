import { createServer, connect as dial } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { holdPresenceLock } from "@/db/presence";
import { databaseUrl } from "../support/database/database-url";

const LATE_MS = 100;

/** Returns the URL of a database proxy that delays all traffic, as on a busy machine. */
async function slowWay(url: string): Promise<string> {
  const server = new URL(url);
  const gate = createServer((from) => {
    const to = dial(Number(server.port), server.hostname);
    from.on("data", (said) => void setTimeout(() => to.write(said), LATE_MS));
    to.pipe(from);
    for (const one of [from, to]) one.on("error", () => undefined);
    onTestFinished(() => void to.destroy());
  });
  onTestFinished(() => void gate.close());
  await new Promise<void>((resolve) => void gate.listen(0, "127.0.0.1", () => resolve()));
  const { port } = gate.address() as { port: number };
  return Object.assign(new URL(url), { hostname: "127.0.0.1", port: String(port) }).href;
}

it("who leaves says so, and whoever comes next is alone, however late the database hears of it", async () => {
  const came: string[] = [];
  const leave = await holdPresenceLock(await slowWay(databaseUrl()), "tests", async () => {
    came.push(await Promise.resolve("first"));
  });
  await leave();
  const next = await holdPresenceLock(databaseUrl(), "tests", async () => {
    came.push(await Promise.resolve("next"));
  });
  await next();
  expect(came).toEqual(["first", "next"]);
});
