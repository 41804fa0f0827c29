import { z } from "zod";
import { type AUDIT_URL, AUDITED } from "@/lib/platform/base/addresses/admin-addresses.model";
import { type RowCursor, rowPlaceOf } from "@/lib/platform/base/addresses/row-cursor.model";
import { optionalChoice, optionalId, searchText, sheetFormat } from "@/lib/platform/base/paging";
import type { Columns } from "@/lib/platform/base/sheet";
import type { SentencePiece } from "./audit-sentence.model";

/** The number of rows on a page of the audit log. */
export const AUDIT_SHOWN = 50;

/** The filter of the audit log. `search` is a person's address or id, the name of a job, or the id of a record. */
export const auditFilter = z.object({
  search: searchText,
  kind: optionalChoice("kind", AUDITED),
  agent: optionalId("agent"),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** The query of the export. */
export const auditExportQuery = auditFilter.extend({ format: sheetFormat });

/** Returns the filter and the position after which a page begins, from the page's query parameters. */
export function auditPageOf({ search, kind, agent, page }: ReturnType<typeof AUDIT_URL.read>) {
  return {
    filter: {
      search: search || undefined,
      kind: kind ?? undefined,
      agent: agent.toLowerCase() || undefined,
    } satisfies AuditFilter,
    after: rowPlaceOf(page),
  };
}

type Facts = Readonly<Record<string, unknown>>;

/** An audit row: who did what to which record, and when. `at` is an ISO text. */
export type AuditLine = RowCursor & {
  readonly actorKind: "agent" | "admin" | "system" | "api";
  readonly actorId: string;
  /** The name of the person, or of the product itself. */
  readonly actorName: string;
  readonly action: string;
  readonly entity: string;
  readonly entityId: string | null;
  /** The agent to whom the record belongs; null for a record that belongs to nobody. */
  readonly agent: { readonly id: string; readonly name: string } | null;
  /** What was done to which record, as a sentence. */
  readonly sentence: readonly SentencePiece[];
  /** What changed, in words. */
  readonly said: readonly string[];
  /** What changed, as it is stored; for the export. */
  readonly changes: readonly string[];
  readonly reason: string | null;
  readonly requestId: string;
};

/** Returns the changes, one line each: "status: new → processed". */
export function changesOf(before: Facts | null, after: Facts | null): string[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((name) => {
    const [was, is] = [written(before?.[name]), written(after?.[name])];
    if (was === is) return [];
    return [was === "" ? `${name}: ${is}` : `${name}: ${was} → ${is === "" ? "nothing" : is}`];
  });
}

function written(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** The columns of the export. */
export const AUDIT_COLUMNS: Columns<AuditLine> = [
  ["At", ({ at }) => at],
  ["Actor kind", ({ actorKind }) => actorKind],
  ["Actor", ({ actorName }) => actorName],
  ["Actor id", ({ actorId }) => actorId],
  ["Action", ({ action }) => action],
  ["Record kind", ({ entity }) => entity],
  ["Record id", ({ entityId }) => entityId],
  ["Agent", ({ agent }) => agent?.name],
  ["Agent id", ({ agent }) => agent?.id],
  ["Changes", ({ changes }) => changes.join("; ")],
  ["Reason", ({ reason }) => reason],
  ["Request id", ({ requestId }) => requestId],
];
