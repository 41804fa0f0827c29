import { nameWordsOf, type SupplierRow } from "./families.model";
import { isTelling, type PayerLesson } from "./payers.model";

/**
 * How many payments, for how many companies of one name, show that a payer pays for all of them, and the share of its
 * payments that must be for that name. A payment for several companies counts for each of them.
 */
const [LEAST_PAYMENTS, LEAST_FAMILIES, MOSTLY] = [3, 2, 0.9];
/** By a name, which another company of that name may have too, so that a single payment for each may be a mistake. */
const LEAST_EACH = 2;
const LEAST_WORD = 4;

/** The words of families' names, by family. */
type Names = ReadonlyMap<string, readonly string[]>;
type Group = { readonly ids: ReadonlySet<string>; readonly keys: ReadonlySet<string> };

/**
 * Joins the families that one payer pays for, such as the hotels of a chain, which then has the same habits for all of
 * them. Confirmed payments with the same words must have been for several families whose names begin with the same word,
 * and hardly for any others. A family that nobody else has paid belongs to them if its name begins as all of theirs do,
 * and that payer paid it once or it has a further word of one of them. Returns the family of each supplier.
 */
export function withGroups(
  families: ReadonlyMap<string, string>,
  suppliers: readonly SupplierRow[],
  lessons: readonly PayerLesson[],
): ReadonlyMap<string, string> {
  const names = namesOf(families, suppliers);
  const paidTo = Map.groupBy(
    lessons.flatMap((lesson) => companiesOf(lesson).map((id) => ({ id, keys: lesson.keys }))),
    ({ id }) => id,
  );
  const leaders = new Map<string, string>();
  for (const { ids, keys } of groupsOf(names, lessons)) {
    const [first = "", ...others] = [...ids].sort();
    const { brand, further } = wordsOf([first, ...others].flatMap((id) => [names.get(id) ?? []]));
    const more = [...names].flatMap(([id, words]) => {
      if (!brand.every((word, at) => words[at] === word)) return [];
      const paid = paidTo.get(id) ?? [];
      const isPaidElsewhere = paid.some((payment) => !payment.keys.some((key) => keys.has(key)));
      const isAlike = paid.length > 0 || words.slice(brand.length).some((word) => further.has(word));
      return isAlike && !isPaidElsewhere ? [id] : [];
    });
    for (const id of [first, ...others, ...more]) leaders.set(id, first);
  }
  return new Map([...families].map(([id, family]) => [id, leaders.get(family) ?? family]));
}

function namesOf(families: ReadonlyMap<string, string>, suppliers: readonly SupplierRow[]): Names {
  const own = suppliers.filter(({ id }) => families.get(id) === id);
  const names = own.map(({ id, name }) => [id, nameWordsOf(name)] as const);
  return new Map(names.filter(([, [first = ""]]) => first.length >= LEAST_WORD));
}

function companiesOf({
  family,
  companies = [],
}: Pick<PayerLesson, "family" | "companies">): readonly string[] {
  return [...new Set([...(family === null ? [] : [family]), ...companies])];
}

/** Returns the words with which all these names begin, and those that follow in any of them. */
function wordsOf([some = [], ...others]: readonly (readonly string[])[]) {
  const differs = some.findIndex((word, at) => others.some((other) => other[at] !== word));
  const brand = differs < 0 ? some : some.slice(0, differs);
  return { brand, further: new Set([some, ...others].flatMap((words) => words.slice(brand.length))) };
}

/** Returns the families that payers pay for together, those that share a payer as one group. */
function groupsOf(names: Names, lessons: readonly PayerLesson[]): readonly Group[] {
  const payments = lessons.flatMap(({ keys, ...lesson }) =>
    keys.filter(isTelling).map((key) => ({ key, companies: companiesOf(lesson) })),
  );
  const groups = new Map<string, Group>();
  for (const [key, some] of Map.groupBy(payments, (payment) => payment.key)) {
    const paid = some.flatMap(({ companies }) => companies);
    const together = ofOneName(names, paid, /^\d+$/.test(key) ? 1 : LEAST_EACH);
    const joined = together.flatMap((id) => groups.get(id) ?? []);
    const group = {
      ids: new Set([...together, ...joined.flatMap(({ ids }) => [...ids])]),
      keys: new Set([key, ...joined.flatMap(({ keys }) => [...keys])]),
    };
    for (const id of group.ids) groups.set(id, group);
  }
  return [...new Set(groups.values())];
}

/**
 * Returns the families that have at least so many of these payments and whose names begin with the same word if nearly
 * all do, otherwise none.
 */
function ofOneName(names: Names, paid: readonly string[], least: number): readonly string[] {
  const byWord = Map.groupBy(paid, (id) => names.get(id)?.[0] ?? id);
  const [most = []] = [...byWord.values()].sort((one, other) => other.length - one.length);
  if (most.length < Math.max(LEAST_PAYMENTS, MOSTLY * paid.length)) return [];
  const times = Map.groupBy(most, (id) => id);
  const together = [...times].flatMap(([id, some]) => (some.length >= least ? [id] : []));
  return together.length >= LEAST_FAMILIES ? together : [];
}
