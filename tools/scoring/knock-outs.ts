import { documentsOf } from "../../lib/reader/documents/read-documents";
import { readFiles } from "../../lib/reader/documents/read-files";
import { gatherEvidence } from "../../lib/reader/gather-evidence";
import { parseMail } from "../../lib/reader/message/parse-mail";
import type { Product } from "../../lib/reader/payload.model";
import { readMail } from "../../lib/reader/read-mail";
import { type Scored, type Value, valueAt } from "./compare";
import { finderOf } from "./find-value";
import type { GoldenMail } from "./golden-mails";
import { EXTENTS, type Extent, takenOut, type Whole } from "./take-out";
import { FILED, trueValues, wrongThoughComplete } from "./truth";

/** A mail that lost a value and is complete all the same, with something wrong in its place. */
export type Refilled = {
  readonly mail: string;
  readonly taken: Scored;
  readonly extent: Extent;
  readonly field: Scored;
  readonly got: Value;
};

/** A currency goes with its amount. */
const TAKEN = FILED.filter((field) => !field.endsWith("currency"));

/** Takes every required value out of every mail that is complete and right, one at a time and with more or less of what stands around it. */
export async function knockOuts(
  mails: readonly GoldenMail[],
): Promise<{ trials: number; refilled: Refilled[] }> {
  const results: (readonly Refilled[])[] = [];
  for (const mail of mails)
    for (const { left, taken, extent } of await trialsOf(mail, await wholeOf(mail)))
      results.push(await refilledIn(mail, { taken, extent }, left()));
  return { trials: results.length, refilled: results.flat() };
}

/** A mail with its documents, ready to be read more than once. */
export async function wholeOf({ raw }: GoldenMail): Promise<Whole> {
  const mail = await parseMail(raw);
  return { mail, documents: documentsOf(mail, await readFiles(mail.attachments)) };
}

/** A leg that is taken out whole leaves another journey behind, a shorter one that is rightly read. */
const JOURNEYS: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "flight",
  "rail",
  "ferry",
  "transfer",
]);

type Taken = Pick<Refilled, "taken" | "extent">;
/** What is taken out, and what is left of the mail. */
export type Trial = Taken & { readonly left: () => Whole };

/** Every value that can be taken out of a mail. */
export async function trialsOf({ truth }: GoldenMail, whole: Whole): Promise<Trial[]> {
  const read = await readMail(whole.mail, whole.documents);
  const [item] = read.items;
  if (!truth.isBooking || !item || item.missing.length > 0 || wrongThoughComplete(truth, read).length > 0)
    return [];
  const { reading } = gatherEvidence(whole.mail, whole.documents);
  return TAKEN.filter((taken) => valueAt(item.payload, taken) !== undefined).flatMap((taken) => {
    const finder = finderOf(taken, trueValues(truth, taken), reading);
    const isLeg = taken.endsWith("Date") && JOURNEYS.has(reading.product);
    return (isLeg ? EXTENTS.slice(0, 1) : EXTENTS).map((extent) => ({
      taken,
      extent,
      left: () => takenOut(whole, finder, extent),
    }));
  });
}

async function refilledIn({ name, truth }: GoldenMail, trial: Taken, left: Whole): Promise<Refilled[]> {
  const read = await readMail(left.mail, left.documents);
  return wrongThoughComplete(truth, read).map((wrong) => ({ mail: name, ...trial, ...wrong }));
}
