import {
  ENOUGH_CONFIDENCE,
  type MissingField,
  requiredFieldsOf,
  valueIn,
} from "@/lib/reader/missing-fields.model";
import type { Field, Finding, Payload } from "@/lib/reader/payload.model";
import type { EmailItem } from "../email.model";
import { fieldId } from "./highlight.model";
import { type Line, linesBySection } from "./panel-lines.model";
import { likelyCurrency } from "./reading-draft.model";
import { sourceLabel } from "./reading-words.model";

/** A value as the panel shows it. `day` is YYYY-MM-DD; an amount is a decimal number in its currency. */
export type PanelValue =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "day"; readonly day: string }
  | { readonly kind: "money"; readonly amount: number | null; readonly currency: string | null };

/** Another candidate seen for the same field. */
export type PanelChoice = {
  readonly field: Field;
  readonly value: string | number;
  readonly quote: string;
  readonly source: string;
};

export type PanelField = {
  /** The panel's id of the field; highlights in the email have the same. */
  readonly id: string;
  /** The ids of all highlights that lead to this field. */
  readonly ids: readonly string[];
  readonly field: Field;
  readonly label: string;
  readonly kind: "text" | "day" | "money";
  /** The field that holds an amount's currency. */
  readonly currencyField: Field | null;
  /** The likely currency of an amount typed here. */
  readonly likelyCurrency: string | undefined;
  /** The field's value as it is in the reading; of an amount, without its currency. */
  readonly raw: string | null;
  /** Null if no value was read. */
  readonly value: PanelValue | null;
  /** Where the value was seen; null if a person typed it or there is none. */
  readonly source: string | null;
  readonly document: string | null;
  readonly state: "ok" | "check" | "missing";
  readonly note: string | null;
  readonly choices: readonly PanelChoice[];
  /** The name of the field in Convert's list of missing fields, if Convert needs it. */
  readonly needed: MissingField | null;
};

export type PanelSection = { readonly title: string; readonly fields: readonly PanelField[] };

const STAYS = new Set(["hotel"]);

/**
 * Returns the sections of "Extracted Information" for one booking; fields that are neither read nor needed are left
 * out.
 */
export function sectionsOf(item: EmailItem): PanelSection[] {
  const isStay = STAYS.has(item.payload.product ?? "") || item.payload.itinerary?.checkIn !== undefined;
  return linesBySection(isStay)
    .map(([title, lines]) => ({ title, fields: lines.flatMap((line) => fieldOf(item, line)) }))
    .filter((section) => section.fields.length > 0);
}

function fieldOf(item: EmailItem, line: Line): PanelField[] {
  const value = shownValue(item.payload, line);
  const needed = neededOf(item, line);
  if (value === null && needed === null && !line.always) return [];
  const fields = line.currency ? [line.field, line.currency] : [line.field];
  const seen = item.findings.filter((finding) => fields.includes(finding.field));
  const chosen = seen.find((finding) => finding.chosen && finding.field === line.field);
  const doubtful = seen.find(isDoubtful);
  const choices = choicesOf(seen, chosen, line.field);
  return [
    {
      id: fieldId(item.position, line.field),
      ids: fields.map((field) => fieldId(item.position, field)),
      field: line.field,
      label: line.label,
      kind: line.kind ?? "text",
      currencyField: line.currency ?? null,
      likelyCurrency: likelyCurrency(item.payload, line.currency),
      raw: rawOf(item.payload, line.field),
      value,
      source: chosen ? sourceLabel(chosen) : null,
      document: chosen?.document ?? null,
      state: stateOf(item, value, needed, doubtful),
      note: doubtful?.note ?? (value === null ? withheldNote(seen) : null),
      choices,
      needed,
    },
  ];
}

/** Returns why a value that was seen was not chosen. */
function withheldNote(seen: readonly Finding[]): string | null {
  return seen.find((finding) => !finding.chosen && finding.note)?.note ?? null;
}

/** Returns the name under which Convert needs a field. A cancellation needs only what identifies its booking. */
function neededOf({ payload }: EmailItem, { needed }: Line): MissingField | null {
  return requiredFieldsOf(payload).find((one) => one === needed) ?? null;
}

function stateOf(
  item: EmailItem,
  value: PanelValue | null,
  needed: MissingField | null,
  doubtful: Finding | undefined,
): PanelField["state"] {
  if (value === null) return needed === null ? "ok" : "missing";
  if (doubtful) return "check";
  return needed !== null && item.missing.includes(needed) ? "missing" : "ok";
}

function isDoubtful(finding: Finding): boolean {
  return finding.chosen && (finding.state === "check" || finding.confidence < ENOUGH_CONFIDENCE);
}

/** Returns the distinct values besides the chosen one, the most certain first. */
function choicesOf(seen: readonly Finding[], chosen: Finding | undefined, field: Field): PanelChoice[] {
  const others = seen
    .filter((one) => one.field === field && !one.chosen && String(one.value) !== String(chosen?.value))
    .toSorted((one, other) => other.confidence - one.confidence);
  const byValue = new Map(others.toReversed().map((one) => [String(one.value), one]));
  return [...byValue.values()]
    .toReversed()
    .slice(0, 4)
    .map((one) => ({ field, value: one.value, quote: one.quote, source: sourceLabel(one) }));
}

function rawOf(payload: Payload, field: Field): string | null {
  const value = valueIn(payload, field);
  return value === undefined ? null : String(value);
}

function shownValue(payload: Payload, line: Line): PanelValue | null {
  const value = valueIn(payload, line.field);
  if (line.kind === "money") return moneyValue(value, line.currency && valueIn(payload, line.currency));
  if (value === undefined || value === "") return null;
  if (line.kind === "day") return { kind: "day", day: String(value) };
  const words = WORDS.has(line.field) ? capitalised(String(value)) : value;
  return { kind: "text", text: String(words) };
}

const WORDS: ReadonlySet<Field> = new Set(["emailType", "product", "bookingState"]);

function moneyValue(amount: unknown, currency: unknown): PanelValue | null {
  if (amount === undefined && currency === undefined) return null;
  return {
    kind: "money",
    amount: typeof amount === "number" ? amount : null,
    currency: typeof currency === "string" ? currency : null,
  };
}

function capitalised(word: string): string {
  const words = word.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
