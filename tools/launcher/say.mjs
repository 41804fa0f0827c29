// @ts-check
const REMINDER_MS = 10_000;

/** A failure whose words are meant for the person at the terminal: shown without a stack. */
export class Refusal extends Error {}

/**
 * Progress goes to stderr, so that stdout holds results only.
 * @param {string} text
 */
export function say(text) {
  process.stderr.write(`${text}\n`);
}

/**
 * Does a piece of work and says so before, from time to time, and after.
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
