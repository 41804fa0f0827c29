// @ts-check
import process from "node:process";
import { isFetched } from "./newer-node.mjs";
import { whenOrphaned } from "./orphan.mjs";
import { say } from "./say.mjs";

// npm passes a Ctrl-C on that the terminal has delivered already: only a later one is meant as a second.
const SAME_KEYSTROKE_MS = 1_500;

/** @type {(() => void | Promise<void>)[]} */
const closers = [];
let ending = 0;

/**
 * Registers what is to be closed at the end, last opened first. Gives back a function that takes it off again.
 * @param {() => void | Promise<void>} close
 */
export function atEnd(close) {
  closers.push(close);
  return () => {
    const index = closers.indexOf(close);
    if (index >= 0) closers.splice(index, 1);
  };
}

/**
 * Closes everything in order and ends the process. A second call waits for the first.
 * @param {number} code
 * @returns {Promise<never>}
 */
export async function end(code) {
  if (ending) return new Promise(() => undefined);
  ending = Date.now();
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  }
  process.exit(code);
}

export function isEnding() {
  return ending > 0;
}

/**
 * Ends in order on Ctrl-C, SIGTERM, a closed terminal, and when npm or the older Node that started us was killed.
 * @param {number} code exit code after a signal
 */
export function endOnSignals(code) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      if (ending && Date.now() - ending > SAME_KEYSTROKE_MS) process.exit(1);
      if (!ending) say("Stopping ...");
      void end(code);
    });
  }
  if (process.env.npm_lifecycle_event || isFetched()) whenOrphaned(() => void end(code));
}
