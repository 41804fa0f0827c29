import { documentsOf } from "../../lib/reader/documents/read-documents";
import { readFiles } from "../../lib/reader/documents/read-files";
import { gatherEvidence } from "../../lib/reader/gather-evidence";
import { parseMail } from "../../lib/reader/message/parse-mail";
import type { Product } from "../../lib/reader/payload.model";
import { readMail } from "../../lib/reader/read-mail";
import { type Scored, type Value, valueAt } from "./compare";
import { finderOf } from "./find-value";
import type { GoldenMail } from "./golden-mails";
import { EXTENTS, type Extent, removeValue, type Whole } from "./take-out";
import { REQUIRED_FIELDS, trueValues, wrongButConvertible } from "./truth";

/** A mail that is complete although a value was removed, with a wrong value in its place. */
export type WronglyFilled = {
  readonly mail: string;
  readonly taken: Scored;
  readonly extent: Extent;
  readonly field: Scored;
  readonly got: Value;
};

/** Currencies aren't removed separately, because they are removed with their amounts. */
const TAKEN = REQUIRED_FIELDS.filter((field) => !field.endsWith("currency"));

/**
 * Removes every required value from every mail that is complete and right, one at a time and with more or less of the
 * surrounding text.
 */
export async function removedValueTrials(
  mails: readonly GoldenMail[],
): Promise<{ trials: number; refilled: WronglyFilled[] }> {
  const results: (readonly WronglyFilled[])[] = [];
  for (const mail of mails)
    for (const { left, taken, extent } of await trialsOf(mail, await wholeOf(mail)))
      results.push(await refilledIn(mail, { taken, extent }, left()));
  return { trials: results.length, refilled: results.flat() };
}

/** Returns a mail with its documents, which can be read more than once. */
export async function wholeOf({ raw }: GoldenMail): Promise<Whole> {
  const mail = await parseMail(raw);
  return { mail, documents: documentsOf(mail, await readFiles(mail.attachments)) };
}

/**
 * For these products only the date itself is removed: removing a whole leg leaves a shorter journey, which is read
 * correctly. Neither is a whole row of a table removed that has a booking in each.
 */
const JOURNEYS: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "flight",
  "rail",
  "ferry",
  "transfer",
]);

type Taken = Pick<WronglyFilled, "taken" | "extent">;
/** A removed value, and the remaining mail. */
export type Trial = Taken & { readonly left: () => Whole };

/**
 * Returns a trial for every value and extent that can be removed from a mail; none if the mail isn't complete and
 * right.
 */
export async function trialsOf({ truth }: GoldenMail, whole: Whole): Promise<Trial[]> {
  const read = await readMail(whole.mail, whole.documents);
  const [item] = read.items;
  if (!truth.isBooking || !item || item.missing.length > 0 || wrongButConvertible(truth, read).length > 0)
    return [];
  const { reading } = gatherEvidence(whole.mail, whole.documents);
  return TAKEN.filter((taken) => valueAt(item.payload, taken) !== undefined).flatMap((taken) => {
    const finder = finderOf(taken, trueValues(truth, taken), reading);
    const isLeg = taken.endsWith("Date") && JOURNEYS.has(reading.product);
    const extents = truth.items ? EXTENTS.filter((extent) => extent !== "row") : EXTENTS;
    return (isLeg ? EXTENTS.slice(0, 1) : extents).map((extent) => ({
      taken,
      extent,
      left: () => removeValue(whole, finder, extent),
    }));
  });
}

async function refilledIn({ name, truth }: GoldenMail, trial: Taken, left: Whole): Promise<WronglyFilled[]> {
  const read = await readMail(left.mail, left.documents);
  return wrongButConvertible(truth, read).map((wrong) => ({ mail: name, ...trial, ...wrong }));
}
