import { describe, expect, it } from "vitest";
import {
  type EmailPages,
  nextOf,
  nextPlace,
  rowsOf,
  startedList,
  waitingAbove,
  withoutRows,
} from "@/components/inbox/emails/list/email-list.model";
import type { EmailSummary } from "@/lib/inbox/emails/email.model";

/** Returns a row by number; a higher number means a newer email. */
const row = (at: number): EmailSummary =>
  ({
    id: `00000000-0000-7000-8000-${String(at).padStart(12, "0")}`,
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString(),
    status: "new",
    intake: "EXTRACTED",
  }) as EmailSummary;
const counts = { new: 3, pending_review: 0, processed: 0, rejected: 0 };
const stretch = (hasMore: boolean, ...at: number[]) => ({ rows: at.map(row), hasMore, counts });
const numbers = (rows: readonly EmailSummary[]) => rows.map((one) => Number(one.id.slice(-12)));
const long: EmailPages = { pages: [stretch(true, 9, 8), stretch(true, 7, 6)], pageParams: ["", "8"] };

describe("mails that come while somebody reads", () => {
  const rows = [11, 10, 9, 8].map(row);

  it("are shown at once at the top, and wait above the first row further down", () => {
    expect(numbers(waitingAbove(rows, null).rows)).toEqual([11, 10, 9, 8]);
    const waiting = waitingAbove(rows, row(9));
    expect([numbers(waiting.arrivals), numbers(waiting.rows)]).toEqual([
      [11, 10],
      [9, 8],
    ]);
  });

  it("wait in the same place when the first row has left, and one that is put back into it doesn't wait", () => {
    expect(numbers(waitingAbove([11, 8].map(row), row(9)).rows)).toEqual([8]);
    expect(numbers(waitingAbove(rows, row(9)).rows)).toContain(9);
  });
});

describe("a list", () => {
  it("goes on after the last row that it shows, also where the rest of a stretch has left", () => {
    expect(nextPlace(stretch(true, 7, 6), long.pages)).toContain(row(6).id);
    expect(nextPlace(stretch(false, 7, 6), long.pages)).toBeUndefined();
    const { pages } = withoutRows(long, [row(7).id, row(6).id], "rejected");
    expect(nextPlace(stretch(true), pages)).toContain(row(8).id);
    expect(nextPlace(stretch(true), [stretch(true)])).toBeUndefined();
  });

  it("counts rows that go to another tab there, whichever stretch they were in", () => {
    const gone = withoutRows(long, [row(8).id, row(6).id], "rejected");
    expect(numbers(rowsOf(gone))).toEqual([9, 7]);
    for (const page of gone.pages) {
      expect(page.counts).toEqual({ new: 1, pending_review: 0, processed: 0, rejected: 2 });
    }
    const few = startedList({ ...stretch(false, 2, 1), counts: { ...counts, new: 1 } });
    expect(withoutRows(few, [row(2).id, row(1).id], "processed").pages[0]?.counts.new).toBe(0);
  });

  it("opens the next below, at the end the one above", () => {
    const { rows } = stretch(false, 3, 2, 1);
    expect(nextOf(rows, row(3).id)).toBe(row(2).id);
    expect(nextOf(rows, row(1).id)).toBe(row(2).id);
    expect(nextOf([row(1)], row(1).id)).toBeNull();
  });
});
