import { describe, expect, it } from "vitest";
import { accuracyFeedback } from "@/lib/inbox/emails/decisions/feedback.model";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import { bodyChoiceOf } from "@/lib/inbox/emails/email-view.model";
import { forwardingConfirmation } from "@/lib/inbox/emails/intake/system-mail.model";
import { marksOf } from "@/lib/inbox/emails/reading/highlight.model";
import { invoiceLines } from "@/lib/inbox/emails/reading/invoice.model";
import { sectionsOf } from "@/lib/inbox/emails/reading/panel.model";
import { storableJson } from "@/lib/inbox/emails/reading/reading.model";
import type { Finding } from "@/lib/reader/payload.model";

const finding = (change: Partial<Finding>): Finding => ({
  field: "confirmationNumber",
  value: "HB-1",
  source: "label",
  quote: "HB-1",
  document: "text",
  offset: 0,
  length: 4,
  confidence: 0.9,
  chosen: true,
  state: "ok",
  ...change,
});
const item = (change: Partial<EmailItem>): EmailItem => ({
  id: "i",
  position: 0,
  emailType: "confirmation",
  confirmationNumber: null,
  payload: { emailType: "confirmation" },
  findings: [],
  missing: [],
  proposal: "CREATE",
  targetBookingId: null,
  bookingId: null,
  undo: null,
  ...change,
});

describe("which part of a mail is shown", () => {
  it.each([
    ["html", { html: 400, text: 300, attachments: 0 }],
    ["html", { html: 400, text: 300, attachments: 1_000 }],
    ["attachments", { html: 400, text: 300, attachments: 1_001 }],
    ["html", { html: 1_500, text: 0, attachments: 1_400 }],
    ["text", { html: 20, text: 300, attachments: 0 }],
    ["text", { html: 0, text: 3, attachments: 900 }],
    ["attachments", { html: 0, text: 0, attachments: 101 }],
    [null, { html: 0, text: 0, attachments: 100 }],
    [null, { html: 0, text: 0, attachments: 0 }],
  ] as const)("is %s for %j", (kind, lengths) => {
    expect(bodyChoiceOf(lengths).shown).toBe(kind);
  });

  it("is the message where it is a picture and nothing else says more", () => {
    expect(bodyChoiceOf({ html: 0, text: 0, attachments: 0 }, true)).toEqual({
      shown: "html",
      available: ["html"],
    });
    expect(bodyChoiceOf({ html: 0, text: 0, attachments: 101 }, true)).toEqual({
      shown: "attachments",
      available: ["html", "attachments"],
    });
    expect(bodyChoiceOf({ html: 0, text: 40, attachments: 0 }, true)).toEqual({
      shown: "text",
      available: ["html", "text"],
    });
  });

  it("is always one of those that can be chosen", () => {
    expect(bodyChoiceOf({ html: 9, text: 9, attachments: 9 }).available).toEqual([
      "html",
      "text",
      "attachments",
    ]);
    expect(bodyChoiceOf({ html: 0, text: 0, attachments: 50 }).available).toEqual([]);
  });
});

describe("the panel", () => {
  it("shows what was read in the specification's sections, and what is needed even when it is missing", () => {
    const sections = sectionsOf(
      item({
        payload: {
          emailType: "confirmation",
          product: "hotel",
          confirmationNumber: "HB-1",
          pricing: { total: 4200.5, currency: "USD" },
          itinerary: { checkIn: "2027-02-18" },
        },
        findings: [finding({})],
        missing: ["expectedCommissionAmount", "endDate", "supplierName"],
      }),
    );
    expect(sections.map((section) => section.title)).toEqual([
      "Email Type",
      "Booking Details",
      "Customer Information",
      "Itinerary",
      "Pricing",
      "Commission",
      "Suppliers",
    ]);
    const fields = Object.fromEntries(
      sections.flatMap(({ fields }) => fields).map((one) => [one.label, one]),
    );
    expect(fields.Confirmation).toMatchObject({ source: "Label", state: "ok" });
    expect(fields["Check-in"]).toMatchObject({ value: { kind: "day", day: "2027-02-18" }, source: null });
    expect(fields["Check-out"]).toMatchObject({ value: null, state: "missing" });
    expect(fields.Total).toMatchObject({ value: { kind: "money", amount: 4200.5, currency: "USD" } });
    expect(fields["Client name"]).toMatchObject({ value: null, state: "ok" });
  });

  it("says why the one value that was seen does not stand", () => {
    const note = "The commission would be 62% of the price.";
    const [section] = sectionsOf(
      item({
        payload: { emailType: "confirmation" },
        missing: ["expectedCommissionAmount"],
        findings: [finding({ field: "estimatedCommission.amount", value: 620, chosen: false, note })],
      }),
    ).filter(({ title }) => title === "Commission");
    expect(section?.fields[0]).toMatchObject({
      state: "missing",
      value: null,
      note,
      choices: [{ value: 620 }],
    });
  });

  it("names the page of a PDF, flags what is in doubt and offers what else was seen, each value once", () => {
    const [section] = sectionsOf(
      item({
        payload: { emailType: "confirmation", confirmationNumber: "HB-1" },
        findings: [
          finding({
            page: 2,
            document: "attachment:0",
            state: "check",
            note: "Two numbers",
            confidence: 0.5,
          }),
          finding({ value: "HB-2", chosen: false, confidence: 0.4 }),
          finding({ value: "HB-3", chosen: false, confidence: 0.6 }),
          finding({ value: "HB-2", chosen: false, confidence: 0.3 }),
        ],
      }),
    ).filter(({ title }) => title === "Booking Details");
    expect(section?.fields[0]).toMatchObject({ source: "PDF p. 2", state: "check", note: "Two numbers" });
    expect(section?.fields[0]?.choices.map((one) => one.value)).toEqual(["HB-3", "HB-2"]);
  });
});

describe("what is marked in a mail", () => {
  it("is each chosen value by its quote, and invoice values in every usual notation", () => {
    const marks = marksOf([item({ findings: [finding({ quote: "" }), finding({ chosen: false })] })], {
      commissionAmount: 1284,
      flightDates: ["16/04/2027", "24/04/2027"],
    });
    expect(marks).toContainEqual({ id: "0:confirmationNumber", quote: "HB-1" });
    expect(marks.filter((one) => one.id === "0:confirmationNumber")).toHaveLength(1);
    const amounts = marks.filter((one) => one.id === "invoice:commissionAmount").map((one) => one.quote);
    expect(amounts).toEqual(["1,284.00", "1284.00", "1.284,00", "1,284"]);
    expect(marks.filter((one) => one.id === "invoice:flightDates")).toHaveLength(2);
  });

  it("stands in the invoice's section under the same name", () => {
    expect(invoiceLines({ pnr: "DL-7F2", flightDates: [], passenger: "" })).toEqual([
      { id: "invoice:pnr", label: "PNR", value: "DL-7F2" },
    ]);
    expect(invoiceLines(null)).toEqual([]);
  });
});

describe("Gmail's forwarding confirmation", () => {
  it("gives its code, its link and who asked", () => {
    expect(
      forwardingConfirmation(
        "(#482915377) Gmail Forwarding Confirmation - Receive Mail from ada@gmail.com",
        "ada@gmail.com has requested ... https://mail-settings.google.com/mail/vf-%5BANG%5D-x\nThanks",
      ),
    ).toEqual({
      requester: "ada@gmail.com",
      code: "482915377",
      link: "https://mail-settings.google.com/mail/vf-%5BANG%5D-x",
    });
  });

  it("is understood in other languages, and never leads to another site", () => {
    const { code, link } = forwardingConfirmation(
      "Weiterleitungsbestätigung",
      "Bestätigungscode: 123456789 https://mail.google.com.evil.example/mail/x http://mail.google.com/mail/y",
    );
    expect(code).toBe("123456789");
    expect(link).toBeNull();
  });
});

describe("what is stored and taken in", () => {
  it("holds no character that the database can't", () => {
    expect(storableJson({ a: ["x\u0000y", { b: "\ud800z" }], n: 1 })).toEqual({
      a: ["xy", { b: "\ufffdz" }],
      n: 1,
    });
  });

  it("takes feedback data beside the flag and under `data`, the latter first", () => {
    const { data } = accuracyFeedback.parse({ isAccurate: true, clientName: "A", data: { clientName: "B" } });
    expect(data?.clientName).toBe("B");
  });
});
