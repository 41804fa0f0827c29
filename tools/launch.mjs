#!/usr/bin/env node
// @ts-check
import { ensureDependencies } from "./launcher/dependencies.mjs";
import { isNewEnough, preferThisNode, runAgainUnderNewerNode } from "./launcher/newer-node.mjs";
import { COMPILED } from "./launcher/paths.mjs";
import { Refusal, say } from "./launcher/say.mjs";

/**
 * Runs the product's commands on a fresh machine: under a Node that is new enough, with dependencies installed.
 * Built-ins alone until then, so each command is loaded late.
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
  // What Node has compiled is kept for the next process: half of what a server costs until its first answer.
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
  // Work that a Ctrl-C has cut off fails too: that is no news.
  if (!isEnding())
    say(error instanceof Refusal ? error.message : String(error instanceof Error ? error.stack : error));
  await end(1);
}
