import { describe, expect, it } from "vitest";
import {
  type EmailFailure,
  isToBeSent,
  type OutboundEmail,
  outboundEmailJson,
  stateOf,
  tryingAgain,
} from "@/lib/accounts/outbound-emails/outbound-email.model";
import { sendableAddress } from "@/lib/accounts/outbound-emails/sendable-address.model";
import { chaseEmailDraft } from "@/lib/ledger/bookings/chase/chase.model";

const AT = new Date("2026-01-05T10:00:00Z");
const LATER = new Date("2026-01-05T11:00:00Z");
const WAITING: OutboundEmail = {
  id: "one",
  supplierId: "s",
  chaseId: "c",
  to: "ines@harbour.test",
  fromName: "Ada",
  replyTo: "ada@agents.test",
  subject: "Commission",
  body: "Please",
  attempt: 1,
  answersTo: null,
  deliveryKey: "one",
  createdAt: AT,
  queuedAt: AT,
  sendingAt: null,
  sentAt: null,
  sentVia: null,
  failedAt: null,
  failure: null,
  withdrawnAt: null,
};
const failed = (failure: EmailFailure): OutboundEmail => ({
  ...WAITING,
  sendingAt: failure === "UNREACHABLE" ? AT : null,
  failedAt: AT,
  failure,
});

describe("the state of a mail", () => {
  it.each([
    ["waiting", {}],
    ["sending", { sendingAt: AT }],
    ["sent", { sendingAt: AT, sentAt: LATER }],
    ["failed", { failedAt: AT }],
    ["withdrawn", { withdrawnAt: AT }],
  ])("is %s by its facts", (state, facts) => {
    expect(stateOf({ ...WAITING, ...facts })).toBe(state);
  });

  it("decides whether a job has something to do, and only for the try it belongs to", () => {
    expect(isToBeSent(WAITING, 1)).toBe(true);
    expect(isToBeSent({ ...WAITING, sendingAt: AT }, 1)).toBe(true);
    expect(isToBeSent(failed("UNREACHABLE"), 1)).toBe(true);
    expect(isToBeSent(failed("REFUSED"), 1)).toBe(false);
    expect(isToBeSent({ ...WAITING, attempt: 2 }, 1)).toBe(false);
    expect(isToBeSent({ ...WAITING, withdrawnAt: AT }, 1)).toBe(false);
    expect(isToBeSent({ ...WAITING, sendingAt: AT, sentAt: AT }, 1)).toBe(false);
  });

  it("after a refusal begins anew; what may have left keeps its key and cannot be taken back", () => {
    const refused = { ...failed("REFUSED"), ...tryingAgain(failed("REFUSED"), LATER) };
    expect([stateOf(refused), refused.deliveryKey]).toEqual(["waiting", "one/2"]);
    const unclear = { ...failed("UNREACHABLE"), ...tryingAgain(failed("UNREACHABLE"), LATER) };
    expect([stateOf(unclear), unclear.deliveryKey, unclear.attempt]).toEqual(["sending", "one", 2]);
  });

  it("is told with when it began, and why it failed in words", () => {
    expect(outboundEmailJson(WAITING)).toMatchObject({
      state: "waiting",
      at: AT.toISOString(),
      reason: null,
    });
    const { at, reason } = outboundEmailJson({ ...failed("SENDER_REFUSED"), failedAt: LATER });
    expect(at).toBe(LATER.toISOString());
    expect(reason).toContain("MAIL_FROM");
  });
});

describe("the address of a contact", () => {
  it.each([
    ["ines@harbour.test", "ines@harbour.test"],
    ["  o'neil+pay@Harbour.TEST ", "o'neil+pay@harbour.test"],
    ["kasse@müller.example", "kasse@xn--mller-kva.example"],
  ])("%j can be sent to", (stored, sendable) => {
    expect(sendableAddress(stored)).toBe(sendable);
  });

  it.each([
    "",
    "ines",
    "@harbour.test",
    "ines@harbour",
    "ines@127.0.0.1",
    "a,b@harbour.test",
    "a@b.test,c@d.test",
    "Ines<ines@harbour.test>",
    "ines@harbour.test\r\nBcc: x@y.test",
    "ines@harbour.test/path",
    "ines @harbour.test",
    `${"x".repeat(65)}@harbour.test`,
  ])("%j can't", (stored) => {
    expect(sendableAddress(stored)).toBeNull();
  });
});

describe("a mail as it was looked over", () => {
  const DRAFT = {
    id: "0190A1B2-0000-7000-8000-000000000001",
    supplierId: "0190a1b2-0000-7000-8000-000000000002",
    to: "ines@harbour.test",
    subject: " Commission ",
    body: "Dear Ines,\r\n\r\nplease\rpay\n",
  };

  it("is trimmed, and its lines end alike", () => {
    expect(chaseEmailDraft.parse(DRAFT)).toEqual({
      ...DRAFT,
      id: DRAFT.id.toLowerCase(),
      subject: "Commission",
      body: "Dear Ines,\n\nplease\npay",
    });
  });

  it.each([
    ["an empty subject", { subject: "  " }],
    ["a subject of two lines", { subject: "Commission\r\nBcc: x@y.test" }],
    ["a subject with a hidden line break", { subject: "Commission\u2028Bcc" }],
    ["a long subject", { subject: "x".repeat(201) }],
    ["an empty text", { body: "\n" }],
    ["a long text", { body: "x".repeat(100_001) }],
    ["what can't be stored", { body: "a\u0000b" }],
    ["an id that is none", { id: "1" }],
  ])("is refused with %s", (_what, change) => {
    expect(chaseEmailDraft.safeParse({ ...DRAFT, ...change }).success).toBe(false);
  });
});
