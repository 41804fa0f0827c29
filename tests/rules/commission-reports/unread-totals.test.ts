import { describe, expect, it } from "vitest";
import { calendarDate } from "@/lib/platform/base/dates/calendar-date";
import { currency } from "@/lib/platform/base/money";
import { statementDraft } from "@/lib/reconciliation/commission-reports/arrival/statement-draft.model";
import { readReportFile } from "@/lib/reconciliation/commission-reports/import/read-report-file";
import { UNCOUNTABLE } from "@/lib/reconciliation/commission-reports/report-sums.model";

const LINES = ["GT-1,Meyer,10.00,USD", "GT-2,Li,20.00,USD"];
const read = (...lines: readonly string[]) =>
  readReportFile(
    new TextEncoder().encode(`Booking No,Client,Commission,Currency\n${lines.join("\n")}\n`),
    "march.csv",
    {},
  );

describe("a printed total that can't be read", () => {
  it.each([
    ["Total,,99999999999999999999.00,", "the gross"],
    ["Total,,1e308,", "the gross"],
    ["Total,,1.18E+03,", "the gross"],
    ["Total,,1.234.56,", "the gross"],
    ["Total,,#####,", "the gross"],
    ["Net remitted,99999999999999999999.00,,", "Net remitted"],
    ["Net remitted: USD 1e308,,,", "Net remitted"],
    ["Today we have transferred the net amount of USD 1e308 to your account,,,", "the net amount of"],
  ])("%s is a doubt, and proves nothing", async (total, what) => {
    const { doubts, agreed, provesPaid, entries } = await read(...LINES, total);
    expect(doubts).toEqual([{ row: 4, message: expect.stringMatching(`${what}.* can't be read`) }]);
    expect([agreed, provesPaid, entries.length]).toEqual([[], false, 2]);
  });

  it("stays a doubt beside one that agrees with the lines", async () => {
    const { doubts } = await read(...LINES, "Total,,30.00,", "Total paid,1.18E+03,,");
    expect(doubts).toEqual([{ row: 5, message: '"Total paid" can\'t be read: it is "1.18E+03"' }]);
  });

  it("isn't what is dated or counted", async () => {
    expect((await read(...LINES, "Total,31.03.2026,30.00,")).doubts).toEqual([]);
    expect((await read(...LINES, "Total,2 bookings,30.00,")).doubts).toEqual([]);
  });
});

describe("amounts whose sum can't be exact", () => {
  const large = ["GT-1", "GT-2"].map((number) => `${number},Meyer,"90,071,992,547,409.91",USD`);

  it("are refused as a whole, each alone not", async () => {
    expect((await read(...large)).refusal).toBe(UNCOUNTABLE);
    expect((await read(...large.slice(1))).refusal).toBeNull();
  });

  it("make no report of an email", () => {
    const usd = currency.parse("USD");
    const mail = {
      ownerId: "owner",
      emailId: "email",
      receivedOn: calendarDate.parse("2026-04-01"),
      supplierName: "Greatwind Tours",
      subject: "Statement",
    };
    const draft = (...commissions: readonly number[]) =>
      statementDraft(
        { entries: commissions.map((commission, at) => ({ confirmationNumber: `GT-${at}`, commission })) },
        usd,
        mail,
      );
    expect(draft(10, 20)?.netMinor).toBe(3_000);
    expect(draft(1e17)).toBeNull();
    expect(draft(9e13, 9e13)).toBeNull();
  });
});
