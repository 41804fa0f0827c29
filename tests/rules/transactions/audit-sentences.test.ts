import { expect, it } from "vitest";
import { type AuditedName, changesInWords, sentenceOf } from "@/lib/platform/audit/audit-sentence.model";
import { currency } from "@/lib/platform/base/money";

const BOOKING = "0190b6a2-0000-7000-8000-00000000000a";
const ADA = "0190b6a2-0000-7000-8000-00000000000b";
const GONE = "0190b6a2-0000-7000-8000-00000000000c";
const names = new Map<string, AuditedName>([
  [BOOKING, { id: BOOKING, kind: "booking", words: "HB-4471", currency: currency.parse("USD") }],
  [ADA, { id: ADA, kind: "user", words: "Ada Fern", currency: null }],
]);
const said = (action: string, change: object = {}) => ({
  action,
  entity: action.split(".")[0] ?? "",
  entityId: BOOKING,
  before: null,
  after: null,
  ...change,
});
const sentence = (one: ReturnType<typeof said>) =>
  sentenceOf(one, names)
    .map(({ text }) => text)
    .join("");

it.each([
  ["booking.close", "Closed booking HB-4471"],
  ["bank-transaction.split", "Split booking HB-4471"],
  ["booking.create", "Created booking HB-4471"],
  ["booking.change-due-date", "Changed the due date of booking HB-4471"],
  ["booking.deposit", "Received a deposit for booking HB-4471"],
  ["booking.look", "Looked at booking HB-4471"],
  ["supplier.verify", "Verified booking HB-4471"],
  ["email.retry", "Retried booking HB-4471"],
  ["email.discard", "Discarded booking HB-4471"],
  ["email.send", "Sent booking HB-4471"],
  ["commission-report.match-entry", "Matched booking HB-4471"],
  ["subscription.cancel", "Cancelled booking HB-4471"],
  ["statement.undo", "Undid booking HB-4471"],
  ["webhook.stop", "Stopped booking HB-4471"],
  ["job.discard", "Discarded booking HB-4471"],
  ["audit.export", "Exported booking HB-4471"],
  ["settings.change", "Changed the settings of booking HB-4471"],
  ["books.settings", "Changed the settings of booking HB-4471"],
  ["bank_account.auto-match", "Changed whether deposits are matched by themselves on booking HB-4471"],
  ["commission-offer.claimed", "Claimed booking HB-4471"],
  ["commission-offer.declined", "Declined booking HB-4471"],
  ["unowned_email.delivered", "Delivered booking HB-4471"],
  ["sender.trusted", "Trusted the sender of booking HB-4471"],
  ["chase.promised", "Noted that booking HB-4471 promised commission"],
  ["chase.undo-contacted", "Took back that booking HB-4471 was asked for commission"],
  ["chase.undo-snoozed", "Took back that asking booking HB-4471 was put off"],
  ["commission-report.pay-outside", "Marked booking HB-4471 as paid to the agent's own bank"],
  ["booking.overdue", "Found booking HB-4471 overdue"],
  ["email.send-for-review", "Sent booking HB-4471 for review"],
  ["invitation.resend", "Sent booking HB-4471 again"],
  ["category-rule.add", "Added booking HB-4471"],
])("%s reads: %s", (action, words) => {
  expect(sentence(said(action))).toBe(words);
});

it("a record that is gone is called by its kind alone, and its id stays among the facts", () => {
  expect(sentence(said("email.look", { entity: "email", entityId: null }))).toBe("Looked at emails");
  expect(sentence(said("user.erase", { entity: "user", entityId: GONE }))).toBe("Erased account");
  expect(sentence(said("statement.import", { entity: "statement_import", entityId: GONE }))).toBe(
    "Imported bank statement",
  );
  expect(sentence(said("booking.undo-import", { entity: "import", entityId: GONE }))).toBe(
    "Undid the import of CSV file",
  );
  expect(sentence(said("bank-transaction.unlink", { entityId: GONE, before: { bookingId: BOOKING } }))).toBe(
    "Unlinked bank transaction from booking HB-4471",
  );
});

it("an act on a run says whose money it moved", () => {
  const adjusted = said("payout-run.adjust", {
    entity: "payout-run",
    after: { userId: ADA, adjustmentId: GONE, amountMinor: -1_500, currency: "USD" },
  });
  expect(changesInWords(adjusted, names)).toEqual(["agent: Ada Fern"]);
});

it("changes are amounts, names and words; what nobody could read isn't among them", () => {
  expect(
    changesInWords(
      said("booking.deposit", {
        before: { status: "CONFIRMED", receivedMinor: 0, agentId: GONE },
        after: { status: "PAID", receivedMinor: 12_345, agentId: ADA, linkId: GONE, overReason: "bonus" },
      }),
      names,
    ),
  ).toEqual([
    "status: Confirmed → Paid",
    "received: USD 0.00 → USD 123.45",
    "agent: Ada Fern",
    "why it is more: bonus",
  ]);
});

it("facts are called by words, shares are percents, and what other systems call a record isn't said", () => {
  const change = said("settings.change", {
    before: { status: "new", defaultPercentBp: 6000, isVerified: false },
    after: {
      status: "pending_review",
      defaultPercentBp: 6550,
      isVerified: true,
      "preferences.theme": "dark",
      priceId: "price_1",
      lastFour: "0412",
    },
  });
  expect(changesInWords(change, names)).toEqual([
    "status: new → Pending review",
    "default percent: 60 % → 65.5 %",
    "verified: no → yes",
    "theme: dark",
    "last four digits: 0412",
  ]);
});

it("a run of payouts leads to its page, with what it comes to", () => {
  const run = { id: GONE, kind: "payout-run", words: "no. 7", currency: null } as const;
  const draft = said("payout-run.draft", {
    ...{ entity: "payout-run", entityId: GONE },
    after: { currency: "EUR", totalMinor: 125_000 },
  });
  expect(sentenceOf(draft, new Map([[GONE, run]]))).toEqual([
    { text: "Drafted " },
    { text: "payout run " },
    { text: "no. 7", href: `/admin/payouts/${GONE}` },
    { text: ", EUR 1,250.00" },
  ]);
});

it("a booking's price is not what was paid, and is told where it changed", () => {
  const facts = { totalMinor: 355_000, receivedMinor: 0, totalCurrency: "USD", currency: "USD" };
  const deposit = said("booking.deposit", { before: facts, after: { ...facts, receivedMinor: 35_500 } });
  expect(sentence(deposit)).toBe("Received a deposit for booking HB-4471");
  const change = said("booking.update", { before: facts, after: { ...facts, totalMinor: 400_000 } });
  expect(changesInWords(change, names)).toEqual(["total: USD 3,550.00 → USD 4,000.00"]);
});

it("days and instants are written as who reads them writes them", () => {
  const change = said("booking.change-due-date", {
    before: { dueOn: "2026-03-01" },
    after: { dueOn: "2026-04-15", endsAt: "2026-04-15T22:30:00.000Z" },
  });
  expect(changesInWords(change, names, { dateFormat: "dd/mm/yyyy", timeZone: "Asia/Tokyo" })).toEqual([
    "expected by: 01/03/2026 → 15/04/2026",
    "ends at: 16/04/2026 07:30",
  ]);
});
