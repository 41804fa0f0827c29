import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { weigh } from "../../tools/bundle-budget.mjs";
import { satisfies } from "../../tools/launcher/dependencies.mjs";
import { isNewEnough } from "../../tools/launcher/newer-node.mjs";
import { freePort, isFree } from "../../tools/launcher/ports.mjs";
import { identified, isAlive, stopGroup } from "../../tools/launcher/processes.mjs";
import { summary } from "../../tools/launcher/summary.mjs";

test("Node from 22.19 on runs the product, older ones call a newer one", () => {
  const versions = ["20.11.1", "22.18.0", "22.19.0", "24.0.0", "26.1.0"];
  expect(versions.map(isNewEnough)).toEqual([false, false, true, true, true]);
});

test("dependencies are installed again when the lock file names another version or a package more", () => {
  const lock = { "": {}, a: { version: "1" }, b: { version: "2", optional: true }, c: { extraneous: true } };
  expect(satisfies(lock, { a: { version: "1" } })).toBe(true);
  expect(satisfies(lock, { a: { version: "1" }, b: { version: "2" } })).toBe(true);
  expect(satisfies(lock, { a: { version: "1" }, b: { version: "1" } })).toBe(false);
  expect(satisfies(lock, { b: { version: "2" } })).toBe(false);
});

test("a taken port is not free, and another is found", async () => {
  const { createServer } = await import("node:net");
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  expect(await isFree(port)).toBe(false);
  expect(await freePort(port)).not.toBe(port);
  server.close();
});

test("a service that ignores a polite end is stopped with its children", async () => {
  const deaf = "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);";
  const script = `require('node:child_process').spawn(process.execPath, ['-e', "${deaf}"]); ${deaf} console.log('up');`;
  const service = spawn(process.execPath, ["-e", script], { detached: true });
  await once(service.stdout, "data");
  const leader = identified(service.pid ?? 0);
  expect(isAlive(leader)).toBe(true);
  await stopGroup(leader, 100);
  await once(service, "close");
  expect(isAlive(leader)).toBe(false);
});

test("a recycled process number is nobody we know", () => {
  const self = identified(process.pid);
  expect(isAlive(self)).toBe(true);
  expect(isAlive({ ...self, born: "another time" })).toBe(false);
});

test("a page is weighed by the scripts it loads first, once each, and only admin pages may be heavy", () => {
  const routes = [
    { route: "/", firstLoadChunkPaths: ["a", "b", "a"] },
    { route: "/admin", firstLoadChunkPaths: ["a", "c"] },
    { route: "/bookings", firstLoadChunkPaths: ["c"] },
  ];
  const bytes: Record<string, number> = { a: 100_000, b: 50_000, c: 205_001 };
  expect(weigh(routes, (file) => bytes[file] ?? 0)).toEqual([
    { route: "/admin", kilobytes: 305.001, tooHeavy: false },
    { route: "/bookings", kilobytes: 205.001, tooHeavy: true },
    { route: "/", kilobytes: 150, tooHeavy: false },
  ]);
});

test("the last words of a start say where outgoing mail goes", () => {
  const folder = { NODE_ENV: "test", MAIL_OUTBOX_DIR: "/house/.data/outbox" } as const;
  expect(summary(folder, {})).toMatch(/^Outgoing mail +\/house\/\.data\/outbox$/m);
  const provider = { RESEND_API_KEY: "re_test", MAIL_FROM: "Tallyport <mail@tallyport.test>" };
  expect(summary({ ...folder, ...provider }, {})).toContain(
    "by Resend, from Tallyport <mail@tallyport.test>",
  );
  expect(summary({ ...folder, RESEND_API_KEY: "re_test" }, {})).toContain("/house/.data/outbox");
});

test("a service ends when its launcher is killed, however that went", async () => {
  const children = new URL("../../tools/launcher/children.mjs", import.meta.url).href;
  const service = "setInterval(() => undefined, 1000); console.log(process.pid)";
  const program = `import { startService } from "${children}"; startService(["-e", "${service}"], process.env);`;
  const launcher = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [pid] = await once(launcher.stdout, "data");
  const started = identified(Number(pid));
  expect(isAlive(started)).toBe(true);
  launcher.kill("SIGKILL");
  await expect.poll(() => isAlive(started)).toBe(false);
});
