import { createServer, connect as dial, type Socket } from "node:net";
import type { Page } from "@playwright/test";
import { withDatabase } from "../people/people";
import type { RunningApp } from "./running-app";

/**
 * Runs `work` while the server can't read a table. For the table of people only agents' own requests are affected,
 * because the signed-in person must always be found.
 */
export async function whileUnreadable(
  app: RunningApp,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  const roles = table === "users" ? ["app_rt"] : ["app_rt", "app_admin"];
  await withDatabase(app, async (db) => {
    for (const role of roles) await db`revoke select on ${db(table)} from ${db(role)}`;
    try {
      await work();
    } finally {
      for (const role of roles) await db`grant select on ${db(table)} to ${db(role)}`;
    }
  });
}

/** Runs `work` while every write to a table fails. */
export async function whileUnwritable(
  app: RunningApp,
  table: string,
  work: () => Promise<void>,
): Promise<void> {
  await withDatabase(app, async (db) => {
    await db`create or replace function broken() returns trigger language plpgsql as
      $$ begin raise exception 'broken by a test'; end $$`;
    await db`create trigger broken before insert or update or delete on ${db(table)}
      for each statement execute function broken()`;
    try {
      await work();
    } finally {
      await db`drop trigger broken on ${db(table)}`;
    }
  });
}

/** Makes every write of a page fail on the network until the returned function is called. */
export async function loseWrites(page: Page): Promise<() => Promise<void>> {
  const isPage = (url: URL) => !url.pathname.startsWith("/api/");
  await page.route(isPage, (route) =>
    route.request().method() === "POST" ? route.abort("connectionfailed") : route.continue(),
  );
  return () => page.unroute(isPage);
}

/** Starts a proxy to a database server that can be cut, so that clients of `url` find the server down. */
export async function cuttableWay(serverUrl: string) {
  const server = new URL(serverUrl);
  const open = new Set<Socket>();
  const gate = createServer((from) => {
    const to = dial(Number(server.port), server.hostname);
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => void gate.listen(port, "127.0.0.1", () => resolve()));
  await listen(0);
  const { port } = gate.address() as { port: number };
  const cut = () => {
    const closed = new Promise<void>((resolve) => void gate.close(() => resolve()));
    for (const one of open) one.destroy();
    return closed;
  };
  return {
    url: Object.assign(new URL(serverUrl), { hostname: "127.0.0.1", port: String(port) }).href,
    cut,
    mend: () => listen(port),
  };
}
