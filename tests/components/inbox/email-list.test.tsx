import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useEmailList } from "@/components/inbox/emails/list/use-email-list";
import type { EmailSummary, Intake } from "@/lib/inbox/emails/email.model";
import type { EmailPage } from "@/lib/inbox/emails/email-listing.model";

const counts = { new: 3, pending_review: 0, processed: 0, rejected: 0 };

/** Returns a page of rows by number; a higher number means a newer email. */
function stretch(at: readonly number[], { hasMore = false, intake = "EXTRACTED" as Intake } = {}): EmailPage {
  const row = (one: number) => {
    const createdAt = new Date(Date.UTC(2026, 0, 1, 0, one)).toISOString();
    return { id: `mail-${one}`, createdAt, status: "new", intake, version: 1 } as EmailSummary;
  };
  return { rows: at.map(row), hasMore, counts };
}

/** The fake server: the requests it has received, each with a function that answers it when the test decides. */
const asked: {
  readonly address: string;
  readonly answer: (given: EmailPage | number) => Promise<void>;
}[] = [];

function answerWhenTold(address: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
    const answer = (given: EmailPage | number) =>
      go(() =>
        resolve(typeof given === "number" ? new Response("", { status: given }) : Response.json(given)),
      );
    asked.push({ address, answer });
  });
}

function open(initial: EmailPage | null) {
  const given = { tab: "new", search: "", initial } as const;
  const { result } = renderHook(() => useEmailList(given));
  return { list: () => result.current, rows: () => result.current.rows.map((row) => row.id) };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Runs an action and waits until React has rendered the result. */
const go = (what: () => void) =>
  act(async () => {
    what();
    await vi.advanceTimersByTimeAsync(10);
  });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asked.length = 0;
  vi.stubGlobal("fetch", answerWhenTold);
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the list of mails", () => {
  it("is asked for again every 12 s, and every 1.5 s while a mail is being read, but not while nobody looks", async () => {
    open(stretch([1]));
    await pass(11_900);
    expect(asked).toHaveLength(0);
    await pass(200);
    expect(asked).toHaveLength(1);
    await asked[0]?.answer(stretch([1], { intake: "PARSING" }));
    await pass(1_600);
    expect(asked).toHaveLength(2);
    await asked[1]?.answer(stretch([1], { intake: "PARSING" }));
    const seen = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
    await pass(20_000);
    expect(asked).toHaveLength(2);
    seen.mockReturnValue("visible");
    await go(() => void window.dispatchEvent(new Event("visibilitychange")));
    expect(asked).toHaveLength(3);
  });

  it("loses mails at once, whatever an answer says that was on its way, and has them back when that failed", async () => {
    const { list, rows } = open(stretch([3, 2, 1]));
    await pass(12_100);
    let putBack = () => {};
    await go(() => {
      putBack = list().remove(["mail-2"], "rejected");
    });
    expect([rows(), list().counts]).toEqual([["mail-3", "mail-1"], { ...counts, new: 2, rejected: 1 }]);
    await asked[0]?.answer(stretch([3, 2, 1]));
    expect(rows()).toEqual(["mail-3", "mail-1"]);
    await go(putBack);
    expect([rows(), list().counts]).toEqual([["mail-3", "mail-2", "mail-1"], counts]);
  });

  it("lets new mails wait while somebody reads further down, until they are asked for", async () => {
    const { list, rows } = open(stretch([2, 1]));
    await go(() => list().look(false));
    await pass(12_100);
    await asked[0]?.answer(stretch([4, 3, 2, 1]));
    expect(rows()).toEqual(["mail-2", "mail-1"]);
    expect(list().arrivals).toHaveLength(2);
    await go(() => list().showArrivals());
    expect(rows()).toEqual(["mail-4", "mail-3", "mail-2", "mail-1"]);
  });

  it("goes on after its last row, and asks for every stretch again", async () => {
    const { list, rows } = open(stretch([4, 3], { hasMore: true }));
    await go(() => list().loadMore());
    expect(asked[0]?.address).toContain("mail-3");
    await asked[0]?.answer(stretch([2, 1]));
    expect([rows().length, list().hasMore]).toEqual([4, false]);
    await pass(24_100);
    await asked[1]?.answer(stretch([5, 4], { hasMore: true }));
    expect(asked[2]?.address).toContain("mail-4");
    await asked[2]?.answer(stretch([3, 2]));
    expect(rows()).toEqual(["mail-5", "mail-4", "mail-3", "mail-2"]);
  });

  it("that could not be loaded waits for somebody to try again", async () => {
    const { list, rows } = open(null);
    await pass(30_000);
    expect([list().failed, asked.length]).toEqual([true, 0]);
    // The counts are unknown then, which differs from zero.
    expect(list().counts).toBeUndefined();
    await go(() => list().refresh());
    await asked[0]?.answer(503);
    expect(list().failed).toBe(true);
    await go(() => list().refresh());
    await asked[1]?.answer(stretch([1]));
    await waitFor(() => expect([rows(), list().failed]).toEqual([["mail-1"], false]));
  });
});
