// @ts-check
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ensurePrograms } from "./build/programs.mjs";
import { runNode, startService, TYPESCRIPT_SETTINGS } from "./children.mjs";
import { openDatabase } from "./database.mjs";
import { atEnd, end, endOnSignals, isEnding } from "./lifetime.mjs";
import { DATA } from "./paths.mjs";
import { isFree } from "./ports.mjs";
import { untilReady } from "./readiness.mjs";
import { forgetRun, notePort, othersServing, stopLeftovers } from "./run-notes.mjs";
import { Refusal, say, step } from "./say.mjs";
import { loadSettings, secrets } from "./settings.mjs";
import { summary } from "./summary.mjs";
import { keepWorking } from "./worker.mjs";

const READY_PATIENCE_MS = 90_000;
const ENDING_PATIENCE_MS = 3_000;
/** The run's addresses and secrets for other tools, written once the product is ready. */
const NOTES = path.join(DATA, "local.json");

/**
 * A way to run the app.
 * @typedef {object} Mode
 * @property {"production" | "development"} nodeEnv
 * @property {() => Promise<void>} prepare
 * @property {(port: number) => string[]} app Node's parameters for the app
 * @property {(programs: string) => string[]} worker Node's parameters for the worker, given the folder of bundled programs
 */

/**
 * Starts database, worker and app, prints how to reach them, and serves until it is stopped.
 * @param {Mode} mode
 */
export async function serve(mode) {
  loadSettings();
  const port = Number(process.env.PORT || 3000);
  endOnSignals(0);
  if ((await stopLeftovers()) > 0) say("Stopped what a killed run had left behind.");
  await claimPort(port);

  const environment = await environmentOf(mode, port);
  // After the first run the demo data exists, so the app doesn't wait until it has been checked or the worker has
  // loaded.
  const isFirst = !fs.existsSync(NOTES);
  const programs = await ensurePrograms();
  const migrating = migrate(programs, environment);
  const filling = isFirst
    ? migrating.then(() => lookAfterDemo(programs, environment))
    : migrating.then(() => undefined);
  const [first] = await Promise.all([filling, mode.prepare()]);
  const app = startService(mode.app(port), environment);
  atEnd(app.stop);
  void app.exited.then(reportLostApp);
  await step("Waiting for the app to answer", () => answering(port));
  if (isEnding()) return;
  atEnd(keepWorking(mode.worker(programs), environment));
  const demo = first ?? (await lookAfterDemo(programs, environment));
  if (isEnding()) return;
  noteForTools(environment, demo);
  process.stdout.write(summary(environment, demo));
}

/**
 * Writes the file with which `npm run drop-mail` finds the app. It contains the webhook's secret, so only its owner can
 * read it.
 * @param {NodeJS.ProcessEnv} env
 * @param {Partial<import("./summary.mjs").Demo>} demo
 */
function noteForTools({ APP_URL, INBOUND_WEBHOOK_SECRET }, { inboundAddress }) {
  const notes = { url: APP_URL, webhookSecret: INBOUND_WEBHOOK_SECRET, inboundAddress };
  fs.writeFileSync(NOTES, JSON.stringify(notes), { mode: 0o600 });
}

/** @param {number} port */
async function claimPort(port) {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Refusal(`PORT is not a port number: ${process.env.PORT}`);
  }
  const command = process.env.npm_lifecycle_event === "dev" ? "npm run dev" : "npm start";
  const wayOut = `Choose another, for example: PORT=${port + 1} ${command}`;
  const other = await lastingHolderOf(port);
  if (other) {
    throw new Refusal(
      `Tallyport is already running on port ${port} (process ${other.launcher.pid}). Stop it there with Ctrl-C. ${wayOut}`,
    );
  }
  if (!(await isFree(port))) throw new Refusal(`Port ${port} is taken by another program. ${wayOut}`);
  notePort(port);
  atEnd(forgetRun);
}

/**
 * Returns another launcher of this checkout that uses a port, unless it is just ending: a launcher notices a killed npm
 * after a second.
 * @param {number} port
 */
async function lastingHolderOf(port) {
  const holder = () => othersServing().find((note) => note.port === port);
  const deadline = Date.now() + ENDING_PATIENCE_MS;
  while (holder() && Date.now() < deadline) await sleep(100);
  return holder();
}

/**
 * @param {Mode} mode
 * @param {number} port
 * @returns {Promise<NodeJS.ProcessEnv>}
 */
async function environmentOf({ nodeEnv }, port) {
  return {
    ...process.env,
    ...TYPESCRIPT_SETTINGS,
    ...secrets(),
    DATABASE_URL: await openDatabase(),
    BLOB_DIR: process.env.BLOB_DIR || path.join(DATA, "blobs"),
    MAIL_OUTBOX_DIR: process.env.MAIL_OUTBOX_DIR || path.join(DATA, "outbox"),
    NODE_ENV: nodeEnv,
    PORT: String(port),
    APP_URL: process.env.APP_URL || `http://localhost:${port}`,
  };
}

/**
 * @param {string} programs
 * @param {NodeJS.ProcessEnv} environment
 */
async function migrate(programs, environment) {
  await step("Migrating the database", () => runProgram(programs, "migrate", environment));
}

/**
 * @param {string} programs
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<import("./summary.mjs").Demo>}
 */
async function lookAfterDemo(programs, environment) {
  const text = await step("Looking after the demo data", () => runProgram(programs, "seed", environment));
  return JSON.parse(text.trim().split("\n").at(-1) ?? "{}");
}

/**
 * @param {string} programs
 * @param {"migrate" | "seed"} name
 * @param {NodeJS.ProcessEnv} env
 */
async function runProgram(programs, name, env) {
  const { code, stdout } = await runNode([path.join(programs, `${name}.mjs`)], { env, output: "captured" });
  if (code !== 0) throw new Refusal(`tools/${name}.ts failed (exit code ${code}); its message is above.`);
  return stdout;
}

/** @param {number} port */
async function answering(port) {
  const limits = { patienceMs: READY_PATIENCE_MS, isOver: isEnding };
  const ready = await untilReady(`http://127.0.0.1:${port}`, limits);
  if (!ready && !isEnding()) throw new Refusal("The app does not become ready; its messages are above.");
}

/** @param {string} how */
function reportLostApp(how) {
  if (isEnding()) return;
  say(`The app has ended by itself (${how}); its last words are above. Everything else is being stopped.`);
  void end(1);
}
