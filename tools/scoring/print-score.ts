import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SCORED } from "./compare";
import { goldenMails } from "./golden-mails";
import { removedValueTrials } from "./removed-value-trials";
import { type Score, scoreMails } from "./score-mails";

const GOLDEN = join(import.meta.dirname, "../../tests/golden");

type Floor = { readonly coreF1: number; readonly allF1: number; readonly refilled: number };

/**
 * Scores the reader on the golden mails (or on a folder of NAME.eml and NAME.json), removes every required value from
 * them in turn, and sets a failing exit code below the committed floor.
 */
export async function printScore(folder = GOLDEN): Promise<void> {
  const floor = JSON.parse(readFileSync(join(GOLDEN, "floor.json"), "utf8")) as Floor;
  const score = await scoreMails(folder);
  print("field                        precision  recall      F1");
  for (const field of SCORED) {
    const { precision, recall, f1 } = score.fields[field];
    print(`${field.padEnd(28)} ${cell(precision)} ${cell(recall)} ${cell(f1)}`);
  }
  for (const miss of score.misses)
    print(`${miss.mail}: ${miss.field} is ${String(miss.wanted)}, read ${String(miss.got)}`);
  for (const mail of score.dangerous) print(`${mail} is complete and wrong`);
  print(
    `${score.mails} mails: core F1 ${score.core.f1.toFixed(1)}, all fields F1 ${score.all.f1.toFixed(1)}, dangerous ${score.dangerous.length}, statement entries ${score.entries.right} of ${score.entries.wanted}`,
  );
  const { trials, refilled } = await removedValueTrials(goldenMails(folder));
  for (const { mail, taken, extent, field, got } of refilled)
    print(`${mail} without ${taken} (${extent}): ${field} is read as ${String(got)}`);
  print(`${trials} values taken out, ${refilled.length} times complete and wrong`);
  if (!holds(score, floor) || refilled.length > floor.refilled) {
    print(
      `Below the floor: core ${floor.coreF1}, all fields ${floor.allF1}, dangerous 0, all statement entries, ${floor.refilled} wrong without a value.`,
    );
    process.exitCode = 1;
  }
}

function holds(score: Score, floor: Floor): boolean {
  const { right, wanted, read } = score.entries;
  return (
    score.core.f1 >= floor.coreF1 &&
    score.all.f1 >= floor.allF1 &&
    score.dangerous.length === 0 &&
    right === wanted &&
    read === wanted
  );
}

function cell(value: number): string {
  return value.toFixed(1).padStart(9);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
