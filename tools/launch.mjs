#!/usr/bin/env node
// @ts-check
import { ensureDependencies } from "./launcher/dependencies.mjs";
import { isNewEnough, preferThisNode, runAgainUnderNewerNode } from "./launcher/newer-node.mjs";
import { COMPILED } from "./launcher/paths.mjs";
import { Refusal, say } from "./launcher/say.mjs";

/**
 * Runs the product's commands on a fresh machine: with a Node version that is new enough, and with dependencies
 * installed. Until then only built-in modules are available, so each command is imported when it runs.
 * @type {Record<string, (parameters: string[]) => Promise<void>>}
 */
const COMMANDS = {
  start: async () => (await import("./launcher/start.mjs")).start(),
  dev: async () => (await import("./launcher/dev.mjs")).dev(),
  test: async (parameters) => (await import("./launcher/checks/test.mjs")).test(parameters),
  "test-times": async () => (await import("./launcher/checks/times.mjs")).testTimes(),
  "test-long": async (parameters) => (await import("./launcher/checks/test.mjs")).testLong(parameters),
  ...Object.fromEntries(
    ["extract", "read-statement", "read-report"].map((program) => [
      program,
      async (parameters) => (await import("./launcher/tool.mjs")).tool(`tools/${program}.ts`, parameters),
    ]),
  ),
  score: async (parameters) => (await import("./launcher/score.mjs")).score(parameters),
  match: async (parameters) => (await import("./launcher/match.mjs")).match(parameters),
  backup: async (parameters) => (await import("./launcher/backup/backup.mjs")).backup(parameters),
  restore: async (parameters) => (await import("./launcher/backup/backup.mjs")).restore(parameters),
  bench: async (parameters) => (await import("./launcher/bench.mjs")).bench(parameters),
};

const [name = "", ...parameters] = process.argv.slice(2);
if (isNewEnough(process.versions.node)) await launch();
else runAgainUnderNewerNode();

async function launch() {
  const command = COMMANDS[name];
  if (!command) {
    say(`usage: node tools/launch.mjs ${Object.keys(COMMANDS).join(" | ")}`);
    process.exit(2);
  }
  preferThisNode();
  // Node's compile cache serves the next process too: compiling takes half of the time until a server's first answer.
  process.env.NODE_COMPILE_CACHE ??= COMPILED;
  try {
    await ensureDependencies();
    await command(parameters);
  } catch (error) {
    await stopWith(error);
  }
}

/** @param {unknown} error */
async function stopWith(error) {
  const { end, isEnding } = await import("./launcher/lifetime.mjs");
  // Work interrupted by Ctrl-C fails too; that isn't reported.
  if (!isEnding())
    say(error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error));
  await end(1);
}
