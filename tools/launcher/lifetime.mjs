// @ts-check
import process from "node:process";
import { isFetched } from "./newer-node.mjs";
import { whenOrphaned } from "./orphan.mjs";
import { say } from "./say.mjs";

// The terminal already delivers a Ctrl-C, and npm passes it on again. Only a later signal counts as a second Ctrl-C.
const SAME_KEYSTROKE_MS = 1_500;

/** @type {(() => void | Promise<void>)[]} */
const closers = [];
let ending = 0;

/**
 * Registers a function to call at the end; the last one registered is called first. Returns a function that removes it
 * again.
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
 * Closes everything in order and ends the process. A second call never returns.
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
 * Ends in order on Ctrl-C, SIGTERM or a closed terminal, and if npm or the older Node that started this process was
 * killed.
 * @param {number} code the exit code after a signal
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
