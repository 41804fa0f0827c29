import { describe, expect, it } from "vitest";
import {
  adopted,
  extended,
  type ListState,
  nextOf,
  refreshed,
  startedList,
  withArrivals,
  withoutRows,
} from "@/components/emails/list/email-list.model";
import type { EmailSummary } from "@/lib/emails/email.model";

/** A row per number; the higher it is, the newer the mail. */
const row = (at: number, change: Partial<EmailSummary> = {}): EmailSummary =>
  ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    status: "new",
    intake: "EXTRACTED",
    ...change,
  }) as EmailSummary;
const counts = { new: 3, pending_review: 0, processed: 0, rejected: 0 };
const stretch = (hasMore: boolean, ...at: number[]) => ({ rows: at.map((one) => row(one)), hasMore, counts });
const shown = (state: Pick<ListState, "rows">) => state.rows.map((one) => Number(one.id.slice(-12)));

describe("a list that is looked at again", () => {
  const list = startedList(stretch(true, 9, 8, 7));

  it("takes new mails in at once when nobody has scrolled, else lets them wait", () => {
    expect(shown(refreshed(list, stretch(true, 11, 10, 9), true))).toEqual([11, 10, 9, 8, 7]);
    const waiting = refreshed(list, stretch(true, 11, 10, 9), false);
    expect(shown(waiting)).toEqual([9, 8, 7]);
    expect(waiting.arrivals).toHaveLength(2);
    expect(shown(withArrivals(waiting))).toEqual([11, 10, 9, 8, 7]);
  });

  it("drops what has left and keeps what lies further down", () => {
    const long = extended(list, stretch(false, 6, 5));
    expect(shown(refreshed(long, stretch(true, 9, 7, 6), false))).toEqual([9, 7, 6, 5]);
    expect(refreshed(long, stretch(true, 9, 7, 6), false).hasMore).toBe(false);
    expect(shown(refreshed(long, stretch(false, 9), false))).toEqual([9]);
  });

  it("takes over what the open mail knows of its row, and nothing that a list doesn't show", () => {
    const seen = { ...row(8, { intake: "NO_DATA" }), html: "<p>long</p>" };
    const known = adopted(list, seen);
    expect(shown(known)).toEqual([9, 8, 7]);
    expect(known.rows[1]).toEqual(row(8, { intake: "NO_DATA" }));
  });

  it("puts a restored mail back into its place and brings the others up to date", () => {
    const fresh = { ...stretch(true, 9, 8, 7), rows: [row(9), row(8, { intake: "PARSING" }), row(7)] };
    expect(refreshed(list, fresh, false).rows[1]?.intake).toBe("PARSING");
    const without = withoutRows(list, [row(8).id], "rejected");
    expect(shown(refreshed(without, stretch(true, 9, 8, 7), false))).toEqual([9, 8, 7]);
  });

  it("is filled when it was empty", () => {
    expect(shown(refreshed(startedList(null), stretch(true, 2, 1), false))).toEqual([2, 1]);
    expect(refreshed(startedList(null), stretch(true, 2, 1), false).hasMore).toBe(true);
  });
});

describe("rows", () => {
  it("that are loaded twice are shown once", () => {
    expect(shown(extended(startedList(stretch(true, 3, 2)), stretch(false, 2, 1)))).toEqual([3, 2, 1]);
  });

  it("that go to another tab are counted there", () => {
    const gone = withoutRows(startedList(stretch(false, 3, 2, 1)), [row(2).id, row(1).id], "rejected");
    expect(shown(gone)).toEqual([3]);
    expect(gone.counts).toEqual({ new: 1, pending_review: 0, processed: 0, rejected: 2 });
  });

  it("are followed by the next below, at the end by the one above", () => {
    const { rows } = stretch(false, 3, 2, 1);
    expect(nextOf(rows, row(3).id)).toBe(row(2).id);
    expect(nextOf(rows, row(1).id)).toBe(row(2).id);
    expect(nextOf([row(1)], row(1).id)).toBeNull();
  });
});
