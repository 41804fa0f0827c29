import { watchProducers } from "./left-out";

/** Prints what each producer of evidence contributes to the mails of these folders, the most useful first. */
export async function printContributions(folders: readonly string[]): Promise<void> {
  watchProducers();
  const { contributions } = await import("./contributions");
  const found = await contributions(folders);
  print("without this producer", "mails", "changed", "worse", "dangerous");
  for (const { producer, mails, changed, worse, dangerous } of found)
    print(producer, mails, changed, worse, dangerous);
  const idle = found.filter(({ changed, dangerous }) => changed + dangerous === 0).length;
  print(`${found.length} producers, ${idle} of them change nothing`);
}

function print(name: string, ...cells: readonly (string | number)[]): void {
  process.stdout.write(`${name.padEnd(56)}${cells.map((cell) => String(cell).padStart(10)).join("")}\n`);
}
