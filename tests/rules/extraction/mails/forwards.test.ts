import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";

const BODY = `Booking reference: RT-5519
Guest name: Mr Alan Whitlock
Check-in: 14 May 2027
Check-out: 18 May 2027
Total price: EUR 640.00
Commission: EUR 64.00

The Rose Tavern`;

function mail(text: string, subject = "Fwd: Your booking RT-5519"): Uint8Array {
  return new TextEncoder().encode(
    `From: Jane Agent <jane@oaktravel.example>\nTo: in@in.example\nSubject: ${subject}\nDate: Mon, 09 Nov 2026 10:00:00 +0000\nContent-Type: text/plain; charset=utf-8\n\n${text}\n`,
  );
}

const FORWARDS: readonly (readonly [string, string])[] = [
  [
    "Gmail",
    "---------- Forwarded message ---------\nFrom: Rose Tavern <stay@rosetavern.example>\nDate: Mon, Nov 9, 2026 at 9:00 AM\nSubject: Your booking RT-5519\nTo: <jane@oaktravel.example>\n\n\n",
  ],
  [
    "Outlook",
    "________________________________\nFrom: Rose Tavern <stay@rosetavern.example>\nSent: Monday, November 9, 2026 9:00 AM\nTo: Jane Agent\nSubject: Your booking RT-5519\n\n",
  ],
  [
    "Outlook in German",
    "Von: Rose Tavern <stay@rosetavern.example>\nGesendet: Montag, 9. November 2026 09:00\nAn: Jane Agent\nBetreff: Your booking RT-5519\n\n",
  ],
  [
    "Apple Mail",
    "> Begin forwarded message:\n>\n> From: Rose Tavern <stay@rosetavern.example>\n> Subject: Your booking RT-5519\n> Date: 9 November 2026 at 09:00:00 GMT\n> To: jane@oaktravel.example\n>\n",
  ],
  [
    "Thunderbird",
    "-------- Forwarded Message --------\nSubject: \tYour booking RT-5519\nDate: \tMon, 9 Nov 2026 09:00:00 +0000\nFrom: \tRose Tavern <stay@rosetavern.example>\nTo: \tjane@oaktravel.example\n\n",
  ],
  [
    "Yahoo",
    "----- Forwarded Message -----\nFrom: Rose Tavern <stay@rosetavern.example>\nTo: jane@oaktravel.example <jane@oaktravel.example>\nSent: Monday, November 9, 2026 at 09:00:00 AM GMT\nSubject: Your booking RT-5519\n\n",
  ],
];

it.each([
  "On Mon, Nov 9, 2026 at 9:00 AM Rose Tavern <stay@rosetavern.example> wrote:",
  "Am Mo., 9. Nov. 2026 um 09:00 Uhr schrieb Rose Tavern <stay@rosetavern.example>:",
  "Le lun. 9 nov. 2026 à 09:00, Rose Tavern <stay@rosetavern.example> a écrit :",
])("a forward introduced by one line, %s", async (line) => {
  const reading = await readBooking(mail(`Please add this.\n\n${line}\n\n${BODY}`));
  expect(reading.original.from?.address).toBe("stay@rosetavern.example");
  expect(reading.items[0]?.payload.supplier?.name).toMatch(/Rose Tavern/);
});

it.each(FORWARDS)("a forward by %s names the supplier and the agent", async (_name, head) => {
  const reading = await readBooking(mail(`Please add this.\n\n${head}${BODY}`));
  expect(reading.original.from).toEqual({ name: "Rose Tavern", address: "stay@rosetavern.example" });
  expect(reading.original.forwarder?.address).toBe("jane@oaktravel.example");
  expect(reading.original.subject).toBe("Your booking RT-5519");
  expect(reading.items[0]?.payload.supplier?.name).toMatch(/Rose Tavern/);
  expect(reading.items[0]?.missing).toEqual([]);
});

it("what was asked in a quoted mail under the supplier's answer is not read as booked", async () => {
  const asked =
    "\n\nFrom: Jane Agent <jane@oaktravel.example>\nSent: Sunday\nTo: Rose Tavern\nSubject: Request\n\nCheck-in: 1 June 2027\nCheck-out: 9 June 2027\nTotal price: EUR 999.00";
  const reading = await readBooking(mail(`${BODY}${asked}`, "Re: Request"));
  expect(reading.items[0]?.payload.itinerary?.checkIn ?? reading.items[0]?.payload.itinerary?.startDate).toBe(
    "2027-05-14",
  );
  expect(reading.items[0]?.payload.pricing?.total).toBe(640);
});

it("a transfer's From, To and Date are no headers of a mail", async () => {
  const reading = await readBooking(
    mail(
      "Transfer booking RT-5519\nDate: 22/08/2027\nFrom: Faro Airport\nTo: Hotel Lobo\nPassenger: Mr Alan Whitlock\nTotal price: EUR 68.00",
      "Transfer RT-5519",
    ),
  );
  expect(reading.original.forwarder).toBeNull();
  expect(reading.items[0]?.payload.itinerary?.startDate).toBe("2027-08-22");
});

describe("a quoted header is a header to its end", () => {
  const named =
    "From: Rose Tavern <stay@rosetavern.example>\nTo: jane@oaktravel.example\nSubject: Your booking RT-5519\nDate: Mon, 9 Nov 2026 09:00:00 +0000\n";
  const whole = `${named}Message-ID: <a1@rosetavern.example>\nMIME-Version: 1.0\nContent-Type: text/plain; charset=utf-8\n`;
  const routed = `Return-Path: <stay@rosetavern.example>\nReceived: from mx1.rosetavern.example (mx1.rosetavern.example [192.0.2.7])\n\tby mx2.oaktravel.example with ESMTPS id 4Zr92 for <jane@oaktravel.example>;\n\tMon, 9 Nov 2026 09:00:01 +0000\nX-Room-Type: 17\nDKIM-Signature: v=1; a=rsa-sha256; d=rosetavern.example;\n\ts=k1; bh=Total: EUR 9.00\nList-Unsubscribe: <https://rosetavern.example/u>\n`;

  it.each([
    ["nmh", `------- Forwarded Message\n\n${whole}\n`],
    ["s-nail", `-------- Original Message --------\n${whole}Status: R\n\n`],
    ["mutt", `----- Forwarded message from Rose Tavern <stay@rosetavern.example> -----\n\n${whole}\n`],
    ["a program that shows how it came", `${named}${routed}Content-Type: text/plain\n\n`],
    ["a program that shows how it came first", `-- Forwarded message --\n${routed}${named}\n`],
    ["one that shows it quoted", `${whole.replaceAll(/^/gm, "> ")}>\n`],
  ])("by %s", async (_program, head) => {
    const { items, original } = await readBooking(mail(`${head}${BODY}`));
    expect(original.from?.address).toBe("stay@rosetavern.example");
    expect(items[0]?.payload.room).toBeUndefined();
    expect(items[0]?.payload.pricing?.total).toBe(640);
    expect(items[0]?.missing).toEqual([]);
  });

  it("under a subject that calls it forwarded in brackets or not at all", async () => {
    for (const subject of ["[Fwd] Your booking RT-5519", "Your booking RT-5519"]) {
      const { items, original } = await readBooking(
        mail(`please file\n\n${routed}${named}\n${BODY}`, subject),
      );
      expect(original.from?.address).toBe("stay@rosetavern.example");
      expect(items[0]?.missing).toEqual([]);
    }
  });
});
