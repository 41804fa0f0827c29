import type { StoredRate } from "@/lib/ledger/exchange-rates/rate.model";
import type { CalendarDate } from "@/lib/platform/base/dates/calendar-date";
import { digitsOf } from "@/lib/platform/base/money";
import { readMemo } from "../features/memo.model";
import { SupplierNames } from "../features/supplier-names.model";
import { familiesOf, nameWordsOf, type SupplierRow } from "./families.model";
import { withGroups } from "./groups.model";
import { Habits } from "./habits.model";
import { type Lag, type LagSums, lagOf, usualLag } from "./lags.model";
import { type DifferenceLesson, keysOf } from "./lesson.model";
import { Patterns } from "./patterns.model";
import { type PayerLesson, Payers } from "./payers.model";
import { type Conversion, Rates } from "./rates.model";

/**
 * The adjustment of the matcher's own probabilities to what people then decided: `slope` and `shift` of the log odds.
 */
export type Calibration = { readonly slope: number; readonly shift: number };

/** Everything that the matcher loads before it examines a payment. */
export type Known = {
  readonly suppliers: readonly SupplierRow[];
  /** The stored families. */
  readonly families: ReadonlyMap<string, string>;
  readonly payerLessons: readonly PayerLesson[];
  readonly differences: readonly DifferenceLesson[];
  readonly lags: ReadonlyMap<string, LagSums>;
  /** Names in reports that may not belong to any supplier. */
  readonly reportNames: readonly string[];
  /** The forms of reports' numbers: A for a letter, 9 for a digit. */
  readonly reportForms: readonly string[];
  readonly rates: readonly StoredRate[];
  readonly calibration: Calibration;
  readonly today: CalendarDate;
};

/** The companies that a memo names: strength from 0 to 1 by family, strongest first, with the kinds of evidence. */
export type Signals = {
  readonly families: ReadonlyMap<string, Signal>;
  /** How strongly it resembles payments that pay nothing known. */
  readonly nothing: number;
};
export type Signal = {
  readonly strength: number;
  readonly name: number;
  readonly payer: number;
  readonly pattern: number;
  readonly times: number;
};

const MOST_FAMILIES = 8;
const LEAST = 0.12;
/** Characters before or after a number that make it part of a longer one. */
const PART_OF_MORE = /[A9/-]/;
/** The prefix of families that only have the name of a report. */
const NAME_ONLY = "name:";

/** What the matcher knows about suppliers, payers, delays, fees and rates, held in memory while a job runs. */
export class Knowledge {
  readonly habits: Habits;
  readonly rates: Rates;
  readonly calibration: Calibration;
  readonly names: ReadonlyMap<string, string>;
  readonly #families: ReadonlyMap<string, string>;
  /** The families of which one payer pays for several companies. */
  readonly #groups: ReadonlySet<string>;
  readonly #byName = new Map<string, string>();
  readonly #members = new Map<string, string[]>();
  readonly #supplierNames: SupplierNames;
  readonly #patterns: Patterns;
  readonly payers: Payers;
  readonly #lags = new Map<string, Lag>();
  readonly #usualLag: Lag;
  readonly #reportForms: readonly string[];

  constructor(known: Known) {
    const families = known.families.size > 0 ? known.families : familiesOf(known.suppliers);
    this.#families = withGroups(families, known.suppliers, known.payerLessons);
    const moved = [...this.#families].filter(([id, family]) => family !== families.get(id));
    this.#groups = new Set(moved.map(([, family]) => family));
    for (const { id } of known.suppliers) {
      const family = this.familyOf(id);
      this.#members.set(family, [...(this.#members.get(family) ?? []), id]);
    }
    this.names = new Map(known.suppliers.map(({ id, name }) => [id, name]));
    const aliased = known.suppliers.flatMap(({ aliases = [], ...row }) =>
      aliases.map((name) => ({ ...row, name })),
    );
    // A supplier's own name takes precedence over another's alias.
    for (const { id, name } of [...aliased, ...known.suppliers])
      this.#byName.set(nameKeyOf(name), this.familyOf(id));
    const unknown = known.reportNames.filter((name) => !this.#byName.has(nameKeyOf(name)));
    for (const name of unknown) this.#byName.set(nameKeyOf(name), `${NAME_ONLY}${nameKeyOf(name)}`);
    const named = unknown.map((name) => ({
      id: `${NAME_ONLY}${nameKeyOf(name)}`,
      ownerId: "",
      name,
      patterns: [],
    }));
    this.#supplierNames = new SupplierNames([...known.suppliers, ...aliased, ...named], this.#families);
    this.#patterns = new Patterns(known.suppliers, this.#families);
    this.payers = new Payers(
      known.payerLessons.map((lesson) => ({ ...lesson, ...this.#ofFamilies(lesson) })),
      known.today,
    );
    this.rates = new Rates(known.rates, known.differences.flatMap(conversionOf));
    this.habits = new Habits(
      known.differences.map((lesson) => this.#withRatio({ ...lesson, ...this.#ofFamilies(lesson) })),
    );
    this.calibration = known.calibration;
    this.#reportForms = known.reportForms;
    const sums = this.#lagSums(known.lags);
    this.#usualLag = usualLag([...sums.values()]);
    for (const [family, one] of sums) {
      const lag = lagOf(one);
      if (lag) this.#lags.set(family, lag);
    }
  }

  /** Returns the families of a lesson, of which several companies may be one. */
  #ofFamilies({ family, companies = [] }: Pick<PayerLesson, "family" | "companies">) {
    const all = [...new Set(companies.map((one) => this.familyOf(one)))];
    const [only = null] = all.length === 1 ? all : [];
    return { family: family === null ? only : this.familyOf(family), companies: all };
  }

  /**
   * Calculates the ratio of a deposit in another currency from other deposits if no rate was stored when it was linked.
   */
  #withRatio(lesson: DifferenceLesson): DifferenceLesson {
    const [conversion] = lesson.ratio === null ? conversionOf(lesson) : [];
    if (!conversion) return lesson;
    const rate = this.rates.between(conversion.from, conversion.to, conversion.on);
    return rate === null ? lesson : { ...lesson, ratio: conversion.rate / rate };
  }

  familyOf(supplierId: string): string {
    return this.#families.get(supplierId) ?? supplierId;
  }

  /** Returns the family with a name, even one that only occurs in reports. */
  familyOfName(name: string): string | null {
    return this.#byName.get(nameKeyOf(name)) ?? null;
  }

  /** Returns what a family is called, if it has a supplier row. */
  nameOf(family: string): string | undefined {
    const name = this.names.get(family);
    return name && this.#groups.has(family) ? `${name} or another of its group` : name;
  }

  /** Returns the supplier rows of a family. */
  membersOf(family: string): readonly string[] {
    return this.#members.get(family) ?? [];
  }

  lagOf(family: string | null): Lag & { readonly isKnown: boolean } {
    const lag = family === null ? undefined : this.#lags.get(family);
    return { ...(lag ?? this.#usualLag), isKnown: lag !== undefined };
  }

  /**
   * Whether a memo mentions more than one booking, by words learned earlier, or contains a number of the form of
   * reports' numbers.
   */
  speaksOfReport(
    memo: string,
    payer: string | null,
  ): { readonly several: boolean; readonly number: boolean } {
    const form = ` ${memo.toUpperCase().replace(/[A-Z]/g, "A").replace(/\d/g, "9")} `;
    return {
      several: this.payers.saysSeveral(keysOf(memo, payer)),
      number: this.#reportForms.some((one) => hasWhole(form, one)),
    };
  }

  /** Returns the families that a memo names, by patterns, names and learned words together. */
  signalsOf(memo: string, payer: string | null, assigned: string | null): Signals {
    const read = readMemo(payer ? `${payer} / ${memo}` : memo);
    const keys = keysOf(memo, payer);
    const names = this.#supplierNames.signalsOf(read);
    const patterns = this.#patterns.signalsOf(read);
    const { families: payers, nothing } = this.payers.signalsOf(keys);
    const all = new Set([
      ...names.keys(),
      ...patterns.keys(),
      ...payers.keys(),
      ...(assigned ? [assigned] : []),
    ]);
    const signals = [...all].map((family): [string, Signal] => {
      const parts = {
        name: names.get(family) ?? 0,
        payer: payers.get(family) ?? 0,
        pattern: patterns.get(family) ?? 0,
      };
      const missed =
        (1 - parts.name) * (1 - parts.payer) * (1 - parts.pattern) * (family === assigned ? 0.01 : 1);
      return [family, { ...parts, strength: 1 - missed, times: this.payers.countOf(keys, family) }];
    });
    const strongest = signals
      .filter(([, { strength }]) => strength >= LEAST)
      .sort(([, one], [, other]) => other.strength - one.strength)
      .slice(0, MOST_FAMILIES);
    return { families: new Map(strongest), nothing };
  }

  #lagSums(bySupplier: ReadonlyMap<string, LagSums>): ReadonlyMap<string, LagSums> {
    const sums = new Map<string, LagSums>();
    for (const [supplier, one] of bySupplier) {
      const family = this.familyOf(supplier);
      const before = sums.get(family);
      sums.set(family, before ? addedUp(before, one) : one);
    }
    return sums;
  }
}

function conversionOf({
  currency: to,
  expectedCurrency: from,
  amountMinor,
  expectedMinor,
  learnedOn: on,
}: DifferenceLesson): readonly Conversion[] {
  if (from === to || expectedMinor === null || expectedMinor <= 0 || amountMinor <= 0) return [];
  const rate = (amountMinor / expectedMinor) * 10 ** (digitsOf(from) - digitsOf(to));
  return [{ from, to, on, rate }];
}

/** Whether a text contains another as a whole, with no letter or digit directly before or after it. */
function hasWhole(text: string, part: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1))
    if (!PART_OF_MORE.test(`${text[at - 1]}${text[at + part.length]}`)) return true;
  return false;
}

function nameKeyOf(name: string): string {
  return nameWordsOf(name).join("");
}

function addedUp(one: LagSums, other: LagSums): LagSums {
  const sum = (basis: "start" | "end" | "booked") =>
    [one[basis][0] + other[basis][0], one[basis][1] + other[basis][1]] as const;
  return { count: one.count + other.count, start: sum("start"), end: sum("end"), booked: sum("booked") };
}
