import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../../tools/launcher/paths.mjs";
import { freePort } from "../../tools/launcher/ports.mjs";
import { untilReady } from "../../tools/launcher/readiness.mjs";
import { ensureDatabase, ensureOwner, ownersUrl } from "../../tools/postgres/owner.mjs";
import { up } from "../../tools/postgres/server.mjs";
import { deliver, sampleMail } from "../support/mails/mail";
import { newPerson, withDatabase } from "../support/people/people";

/**
 * Simulates the Dockerfile's steps without a container: the files it copies exist, and its three programs run from a
 * folder that holds only the image's files. CONTAINER_BUILT=1 reuses the existing build.
 */
const home = mkdtempSync(path.join(tmpdir(), "container-"));
const app = path.join(home, "app");
const MB = 1_000_000;
const INBOUND_SECRET = "an-inbound-secret";
let server: Awaited<ReturnType<typeof up>>;
let env: NodeJS.ProcessEnv;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  const built = process.env.CONTAINER_BUILT ? ["--built"] : [];
  expect(await ended(run(["tools/container.mjs", ...built], ROOT, process.env))).toBe(0);
  cpSync(path.join(ROOT, ".next/image"), app, { recursive: true, verbatimSymlinks: true });
  server = await up({ dataDir: path.join(home, "pg18"), port: 0, test: true });
  await ensureOwner(server.url);
  await ensureDatabase(server.url, "tallyport");
  env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    DATABASE_URL: ownersUrl(server.url, "tallyport"),
    AUTH_SECRET: "a-secret-of-thirty-two-characters-or-more",
    INBOUND_WEBHOOK_SECRET: INBOUND_SECRET,
    HOSTNAME: "127.0.0.1",
    BLOB_DIR: path.join(home, "blobs"),
    MAIL_OUTBOX_DIR: path.join(home, "outbox"),
  };
}, 1_800_000);
afterAll(async () => {
  for (const child of running) child.kill("SIGKILL");
  await server?.stop();
  rmSync(home, { recursive: true, force: true });
});

it("copies what is there, and the image's files weigh little and hold nothing that builds", () => {
  const lines = readFileSync(path.join(ROOT, "Dockerfile"), "utf8").split("\n");
  const copied = lines.flatMap(
    (line) => /^COPY (?:--from=build )?(.*) \S+$/.exec(line)?.[1]?.split(" ") ?? [],
  );
  expect(copied).toHaveLength(4);
  for (const file of copied) {
    expect(existsSync(path.join(ROOT, file.replace(/^\/src\//, ""))), file).toBe(true);
  }
  const files = readdirSync(app, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const bytes = files.reduce((sum, one) => sum + statSync(path.join(one.parentPath, one.name)).size, 0);
  expect(bytes / MB).toBeLessThan(350);
  const modules = readdirSync(path.join(app, "node_modules"));
  for (const tool of ["typescript", "esbuild", "tailwindcss", "tsx", "vitest"]) {
    expect(modules).not.toContain(tool);
  }
});

it("migrates, serves and works from the image's files alone", { timeout: 300_000 }, async () => {
  expect(await ended(run(["migrate.mjs"], app, env))).toBe(0);
  const port = await freePort(0);
  const origin = `http://127.0.0.1:${port}`;
  const serving = run(["server.js"], app, { ...env, PORT: String(port), APP_URL: origin });
  await untilReady(origin, { patienceMs: 60_000, isOver: () => serving.exitCode !== null });
  const pages = [
    "/sign-in",
    "/docs/api",
    "/docs/api/bookings",
    "/robots.txt",
    "/openapi.json",
    "/api/health",
  ];
  for (const page of pages) expect([page, (await fetch(origin + page)).status]).toEqual([page, 200]);
  expect(await (await fetch(`${origin}/sign-in`)).text()).toContain("Sign in");
  expect(await (await fetch(`${origin}/docs/api/bookings`)).text()).toContain("createBooking");
  const working = run(["worker.mjs"], app, env);
  await said(working, "worker started");
  const installation = {
    baseURL: origin,
    superuserUrl: env.DATABASE_URL ?? "",
    webhookSecret: INBOUND_SECRET,
  };
  const person = await newPerson(installation);
  expect((await deliver(installation, person.id, sampleMail("at-tour-pdf", person.id))).status).toBe(200);
  // The confirmation number is only in the PDF, which a thread of the worker reads.
  const read = () =>
    withDatabase(
      installation,
      (db) =>
        db`select attachments_text like '%AST-55190%' as number from email_contents where user_id = ${person.id}`,
    );
  await expect.poll(read, { timeout: 60_000, interval: 200 }).toEqual([{ number: true }]);
  for (const child of [working, serving]) child.kill("SIGTERM");
  expect(await ended(working)).toBe(0);
  await ended(serving);
});

function run(parameters: string[], cwd: string, environment: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(process.execPath, parameters, {
    cwd,
    env: environment,
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout.resume();
  running.add(child);
  return child;
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once("exit", (code) => resolve(code)));
}

function said(child: ChildProcess, words: string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes(words)) resolve();
    });
    child.once("exit", () => reject(new Error("The worker ended by itself.")));
  });
}
