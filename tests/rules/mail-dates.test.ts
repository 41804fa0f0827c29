import { expect, test } from "vitest";
import { instantOf } from "@/lib/reader/message/mail-date";

test.each([
  ["Tue, 3 Mar 2026 10:00:00 +0200", "2026-03-03T08:00:00.000Z"],
  ["Tue, 3 Mar 2026 10:00:00 -0500 (EST)", "2026-03-03T15:00:00.000Z"],
  ["Tue, 3 Mar 2026 10:00:00 GMT", "2026-03-03T10:00:00.000Z"],
  ["2026-03-03T10:00:00.000Z", "2026-03-03T10:00:00.000Z"],
  ["2026-03-03", "2026-03-03T00:00:00.000Z"],
  ["Tue, 3 Mar 2026 10:00:00", "2026-03-03T10:00:00.000Z"],
  ["2026-03-03T10:00:00", "2026-03-03T10:00:00.000Z"],
  ["3 Mar 2026 10:00 PM", "2026-03-03T22:00:00.000Z"],
  ["Tue, 3 Mar 2026", "2026-03-03T00:00:00.000Z"],
  ["Tue, 31 Feb 2026 10:00:00", null],
])("a Date header of %s is the same instant whatever the zone of the machine", (header, instant) => {
  expect(instantOf(header)).toBe(instant);
});
