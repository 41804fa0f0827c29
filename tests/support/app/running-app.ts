import { mkdirSync, openSync, rmSync } from "node:fs";
import path from "node:path";
import { servedAt, servedByManyAt } from "../../../tools/launcher/build/build.mjs";
import { ensurePrograms } from "../../../tools/launcher/build/programs.mjs";
import { startService } from "../../../tools/launcher/children.mjs";
import { DATA } from "../../../tools/launcher/paths.mjs";
import { freePort } from "../../../tools/launcher/ports.mjs";
import { untilReady } from "../../../tools/launcher/readiness.mjs";
import { forgetRun } from "../../../tools/launcher/run-notes.mjs";
import { cloneDatabase } from "../database/clone";
import { testSettings, withoutSettings } from "./environment";

const PATIENCE_MS = 60_000;

/** The production build with its worker process, on its own database. */
export type RunningApp = {
  readonly baseURL: string;
  /** The server's process id; the worker is a separate process. */
  readonly pid: number;
  /** The database URL of the tables' owner. */
  readonly databaseUrl: string;
  /** The superuser's database URL, which bypasses row-level security. */
  readonly superuserUrl: string;
  /** The app's INBOUND_WEBHOOK_SECRET. */
  readonly webhookSecret: string;
  /** The folder for the app's outgoing email. */
  readonly outbox: string;
  /** The log file of the app and the worker. */
  readonly logFile: string;
  /** The app's CRON_SECRET. */
  readonly cronSecret: string;
  /** Kills the worker process with SIGKILL and starts another one. */
  readonly killWorker: () => Promise<void>;
  /** Stops the worker so that jobs wait; the returned function starts another one. */
  readonly holdWorker: () => Promise<() => void>;
  /** Starts another server and worker on the same database with the same settings. Stopping them twice is harmless. */
  readonly startAnother: () => Promise<Another>;
  readonly stop: () => Promise<void>;
};
type Another = Pick<RunningApp, "baseURL" | "stop">;

/**
 * Starts the build in .next on a free port. The output of the app and the worker goes to .data/logs/NAME.log.
 * @param extra settings in addition to the tests' own, such as the STRIPE_... settings of a fake provider
 * @param processes the number of server processes; with more than one, `pid` is their leader's
 */
export async function startApp(
  name: string,
  server: { readonly url: string; readonly template: string },
  extra: Record<string, string> = {},
  processes = 1,
): Promise<RunningApp> {
  const clone = await cloneDatabase(server.url, server.template);
  const port = await freePort(0);
  const baseURL = `http://localhost:${port}`;
  const outbox = path.join(DATA, "test-outbox", `${name}-${port}`);
  const here = { MAIL_OUTBOX_DIR: outbox, WEBHOOKS_TO_LOCALHOST: "1" };
  const settings = { ...testSettings(clone.url), ...here, ...extra };
  const env: NodeJS.ProcessEnv = {
    ...withoutSettings(process.env),
    ...settings,
    NODE_ENV: "production",
    PORT: String(port),
    APP_URL: extra.APP_URL ?? baseURL,
  };
  const logFile = path.join(DATA, "logs", `${name}.log`);
  const log = openedLog(logFile);
  const program = path.join(await ensurePrograms(), "worker.mjs");
  const startWorker = () => startService([program], env, log);
  const served = processes === 1 ? servedAt(port) : servedByManyAt(port, processes);
  const app = startService(served, env, log);
  let worker = startWorker();

  const running: RunningApp = {
    baseURL,
    pid: app.pid,
    databaseUrl: clone.url,
    superuserUrl: clone.superuserUrl,
    webhookSecret: testSettings("").INBOUND_WEBHOOK_SECRET ?? "",
    outbox,
    logFile,
    cronSecret: testSettings("").CRON_SECRET ?? "",
    killWorker: async () => {
      await worker.kill();
      worker = startWorker();
    },
    holdWorker: async () => {
      await worker.stop();
      return () => {
        worker = startWorker();
      };
    },
    startAnother: async () => {
      const otherPort = await freePort(0);
      const other = `http://localhost:${otherPort}`;
      const otherServer = startService(servedAt(otherPort), { ...env, PORT: String(otherPort) }, log);
      const otherWorker = startWorker();
      await untilItAnswers(other, otherServer.exited);
      const stop = async () => {
        await Promise.all([otherServer.stop(), otherWorker.stop()]);
      };
      return { baseURL: other, stop };
    },
    stop: async () => {
      await Promise.all([app.stop(), worker.stop()]);
      await clone.drop();
      rmSync(outbox, { recursive: true, force: true });
      forgetRun();
    },
  };
  await untilItAnswers(baseURL, app.exited).catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
  return running;
}

function openedLog(file: string): number {
  mkdirSync(path.dirname(file), { recursive: true });
  return openSync(file, "a");
}

async function untilItAnswers(baseURL: string, exited: Promise<string>) {
  let ended = "";
  void exited.then((how) => {
    ended = how;
  });
  const ready = await untilReady(baseURL, { patienceMs: PATIENCE_MS, isOver: () => ended !== "" });
  if (!ready)
    throw new Error(`The app does not become ready (${ended || "no answer"}); .data/logs says why.`);
}
