// @ts-check
const REMINDER_MS = 10_000;

/** An error whose message is for the person at the terminal and is shown without a stack trace. */
export class Refusal extends Error {}

/**
 * Prints progress to stderr, so that stdout contains only results.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Runs `work` and reports it before, periodically, and afterwards.
 * @template T
 * @param {string} title
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  say(`> ${title}`);
  const reminder = setInterval(() => say(`  ... ${title}: ${seconds()} s so far`), REMINDER_MS);
  try {
    const result = await work();
    say(`  ${title}: done in ${seconds()} s`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
