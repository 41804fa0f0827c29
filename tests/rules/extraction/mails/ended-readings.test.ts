import { expect, it, vi } from "vitest";
import { readFiles } from "@/lib/reader/documents/read-files";
import { runInThread } from "@/lib/reader/documents/read-sandboxed";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { parseSandboxed } from "@/lib/reader/message/parse-sandboxed";
import { readBooking } from "@/lib/reader/read-booking";
import { SHAPES_OF_TEXT } from "@/tests/support/mails/repeated-shapes";
import { plainMail } from "../plain-mail";

const BOOKING = plainMail("Booking reference: AB-1234\r\nGuest: Mr John Smith\r\nCheck-in: 10 May 2027");
const long = SHAPES_OF_TEXT["lines of bookings"]?.(1_000_000) ?? new Uint8Array();

it("a mail whose reading is ended keeps its subject, sender and files, is given a notice, and the next one is read", async () => {
  const mail = await parseSandboxed(long);
  const reading = await readBooking(mail, { limitMs: 1 });
  expect(reading).toMatchObject({
    emailType: "other",
    isBooking: false,
    items: [],
    original: { from: { address: "stay@seainn.example" }, subject: "Your booking" },
    notices: expect.arrayContaining(["This message took too long to be read automatically."]),
  });
  expect((await readBooking(BOOKING)).items[0]?.payload.confirmationNumber).toBe("AB-1234");
});

it("a message that holds up whoever takes it apart is given up, and the next one is not", async () => {
  expect(await runInThread({ kind: "message", bytes: long }, 1)).toMatchObject({ ended: "late" });
  expect(await parseSandboxed(BOOKING)).toEqual(await parseMail(BOOKING));
});

it("what reads mails does so beside the thread that asked", async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  await readBooking(long);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

it("a mail's files are read however busy the process is with other mails", async () => {
  let user = 0;
  const busy = vi.spyOn(process, "cpuUsage").mockImplementation(() => {
    user += 20_000_000;
    return { user, system: 0 };
  });
  const bytes = new TextEncoder().encode("Total: USD 1,200.00");
  const file = { name: "a.txt", contentType: "text/plain", size: bytes.length, bytes, inline: false };
  const files = await readFiles([file, file, file]);
  busy.mockRestore();
  expect(files.map(({ notice, rows }) => [notice, rows.length])).toEqual(files.map(() => [undefined, 1]));
  expect(files).toHaveLength(3);
});
