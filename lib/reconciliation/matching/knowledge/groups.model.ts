import { nameWordsOf, type SupplierRow } from "./families.model";
import { isTelling, type PayerLesson } from "./payers.model";

/**
 * How many payments for companies of one name, for how many of them, show that a payer pays for all of them, and the
 * share of its payments that may be for others. A payment for several companies counts for each of them.
 */
const [LEAST_PAYMENTS, LEAST_FAMILIES, MOST_OTHERS] = [4, 2, 0.1];
const LEAST_WORD = 4;

/** The words of families' names, by family. */
type Names = ReadonlyMap<string, readonly string[]>;

/**
 * Joins the families that one payer pays for, such as the hotels of a chain, which then has the same habits for all of
 * them. Confirmed payments with the same words must have been for several families whose names begin with the same word,
 * and hardly for any others. A family that nobody has paid yet belongs to them if its name begins as all of theirs do
 * and has a further word of one of them. Returns the family of each supplier.
 */
export function withGroups(
  families: ReadonlyMap<string, string>,
  suppliers: readonly SupplierRow[],
  lessons: readonly PayerLesson[],
): ReadonlyMap<string, string> {
  const names = namesOf(families, suppliers);
  const paid = new Set(lessons.flatMap(({ family, companies = [] }) => family ?? companies));
  const leaders = new Map<string, string>();
  for (const together of groupsOf(names, lessons)) {
    const ids = [...together].sort();
    const isAlike = likeAll(ids.flatMap((id) => [names.get(id) ?? []]));
    const unpaid = [...names].flatMap(([id, words]) => (!paid.has(id) && isAlike(words) ? [id] : []));
    for (const id of [...ids, ...unpaid]) leaders.set(id, ids[0] ?? id);
  }
  return new Map([...families].map(([id, family]) => [id, leaders.get(family) ?? family]));
}

function namesOf(families: ReadonlyMap<string, string>, suppliers: readonly SupplierRow[]): Names {
  const own = suppliers.filter(({ id }) => families.get(id) === id);
  const names = own.map(({ id, name }) => [id, nameWordsOf(name)] as const);
  return new Map(names.filter(([, [first = ""]]) => first.length >= LEAST_WORD));
}

/** Returns a test whether a name begins with the words with which all these names do, and has a further word of one. */
function likeAll([some = [], ...others]: readonly (readonly string[])[]) {
  const differs = some.findIndex((word, at) => others.some((other) => other[at] !== word));
  const brand = differs < 0 ? some : some.slice(0, differs);
  const further = new Set([some, ...others].flatMap((words) => words.slice(brand.length)));
  return (words: readonly string[]) =>
    brand.every((word, at) => words[at] === word) &&
    words.slice(brand.length).some((word) => further.has(word));
}

/** Returns the families that payers pay for together, those that share a payer as one group. */
function groupsOf(names: Names, lessons: readonly PayerLesson[]): readonly Set<string>[] {
  const byKey = new Map<string, string[]>();
  for (const { keys, family, companies = [] } of lessons)
    for (const key of keys.filter(isTelling))
      byKey.set(key, [...(byKey.get(key) ?? []), ...(family === null ? companies : [family])]);
  const groups = new Map<string, Set<string>>();
  for (const paid of byKey.values()) {
    const together = ofOneName(names, paid);
    const joined = together.flatMap((id) => [...(groups.get(id) ?? [id])]);
    const group = new Set(joined);
    for (const id of group) groups.set(id, group);
  }
  return [...new Set(groups.values())];
}

/** Returns the families among these payments whose names begin with the same word if nearly all do, otherwise none. */
function ofOneName(names: Names, paid: readonly string[]): readonly string[] {
  if (paid.length < LEAST_PAYMENTS) return [];
  const byWord = Map.groupBy(paid, (id) => names.get(id)?.[0] ?? id);
  const [most = []] = [...byWord.values()].sort((one, other) => other.length - one.length);
  const together = [...new Set(most)];
  const isAll = most.length >= LEAST_PAYMENTS && most.length >= (1 - MOST_OTHERS) * paid.length;
  return isAll && together.length >= LEAST_FAMILIES ? together : [];
}
