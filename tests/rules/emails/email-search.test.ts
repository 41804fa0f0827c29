import fc from "fast-check";
import { expect, it } from "vitest";
import { needleOf, PART_END, searchOf } from "@/lib/inbox/emails/email-search.model";

const mail = { subject: "Your Zoë tour", fromName: "Sea Inn", fromAddress: "desk@sea.example" };
const bytes = (value: string) => Buffer.byteLength(value);

it("keeps each field apart, folded, the client first among what was read", () => {
  expect(searchOf(mail, "Per Holm", ["HB-1", "Per Holm", "Sea Inn", "Lake Inn"])).toEqual({
    searchSubject: "your zoe tour",
    searchSender: `sea inn${PART_END}desk@sea.example${PART_END}`,
    searchBooking: `per holm${PART_END}hb-1${PART_END}lake inn${PART_END}`,
  });
});

it("has a place for a client although nothing was read", () => {
  expect(searchOf({ subject: null, fromName: null, fromAddress: null })).toEqual({
    searchSubject: "",
    searchSender: PART_END + PART_END,
    searchBooking: PART_END,
  });
});

it("never mistakes what a mail or a person writes for the end of a part", () => {
  expect(searchOf({ ...mail, fromName: `a${PART_END}b` }).searchSender.split(PART_END)).toHaveLength(3);
  expect(needleOf(`a${PART_END}b`)).toBe("a b");
});

it("fits into an index entry whatever a mail says, and stays whole text", () => {
  const long = fc.string({ unit: "grapheme", minLength: 300, maxLength: 1_500 });
  fc.assert(
    fc.property(long, long, long, fc.array(long, { maxLength: 3 }), (subject, name, client, words) => {
      const { searchSubject, searchSender, searchBooking } = searchOf(
        { ...mail, subject, fromName: name },
        client,
        words,
      );
      expect(bytes(searchSubject)).toBeLessThanOrEqual(1_000);
      expect(bytes(searchSender)).toBeLessThanOrEqual(600);
      expect(bytes(searchBooking)).toBeLessThanOrEqual(800);
      expect(searchBooking).toContain(PART_END);
      expect([searchSubject, searchSender, searchBooking].every((one) => one.isWellFormed())).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it("holds a whole English subject of the longest that is kept", () => {
  const subject = `${"x".repeat(990)} the end`;
  expect(searchOf({ ...mail, subject }).searchSubject).toBe(subject);
});
