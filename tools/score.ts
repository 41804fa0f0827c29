import { env } from "../lib/platform/base/env";

/**
 * `score [FOLDER]` scores the reader. `score --producers [FOLDER...]` shows what each producer of evidence contributes.
 */
async function main(words: readonly string[]): Promise<void> {
  const folders = words.filter((word) => !word.startsWith("--"));
  if (words.includes("--producers")) {
    const { printContributions } = await import("./scoring/producers/print-contributions");
    return printContributions(folders.length > 0 ? folders : ["tests/golden", "tests/first-sight"]);
  }
  if (env.DATABASE_URL) await (await import("./scoring/print-accuracy")).printAccuracy();
  await (await import("./scoring/print-score")).printScore(folders[0]);
}

await main(process.argv.slice(2));
