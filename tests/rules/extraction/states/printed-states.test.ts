import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const FACTS = [
  "Reservation number: KRV-5521",
  "Lead guest: Mr Owen Tallis",
  "Check-in: 3 June 2027",
  "Check-out: 8 June 2027",
  "Total: GBP 2,140.00",
  "Commission: GBP 214.00",
].join("\r\n");

async function readIn(subject: string, text: string) {
  const from = "Krovia Lodge <desk@krovia.example>";
  const { items } = await readBooking(plainMail(text, { subject, from }));
  return items[0];
}

describe("what systems print of a booking tells how far it has come", () => {
  const table = (head: string, ...rows: string[]) => [head, ...rows, "", FACTS].join("\r\n");

  it.each([
    ["Service          From         Status", "Krovia Lodge     3 Jun 2027   On request", "requested"],
    ["Service          From         Status", "Krovia Lodge     3 Jun 2027   Confirmed", "confirmed"],
    ["Service          From         Status", "Krovia Lodge     3 Jun 2027   Sold out", "declined"],
  ])("a column: %s / %s", async (head, row, state) => {
    expect((await readIn("Krovia KRV-5521", table(head, row)))?.payload.bookingState).toBe(state);
  });

  it("one service on request keeps the whole from being booked", async () => {
    const rows = ["Krovia Lodge     3 Jun 2027   Confirmed", "Krovia Camp      6 Jun 2027   On request"];
    const text = table("Service          From         Status", ...rows);
    expect((await readIn("Krovia KRV-5521", text))?.payload.bookingState).toBe("requested");
  });

  it("a segment on a waiting list is requested", async () => {
    const legs = ["1  XJ 208 K  03JUN27 TH  LHRBKK  HK2  2135", "2  XJ 209 K  08JUN27 TU  BKKLHR  HL2  1105"];
    const item = await readIn("Krovia KRV-5521", [...legs, "", FACTS].join("\r\n"));
    expect(item?.payload.bookingState).toBe("requested");
  });

  it("a payment that is pending says nothing of the booking, one that failed does", async () => {
    const read = async (status: string) =>
      (await readIn("Your booking KRV-5521", `Payment status: ${status}\r\n\r\n${FACTS}`))?.payload
        .bookingState;
    expect(await read("Pending")).toBe("confirmed");
    expect(await read("Declined")).toBe("declined");
  });

  it.each([
    ["ReservationPending", "requested"],
    ["ReservationHold", "option"],
    ["ReservationConfirmed", "confirmed"],
    ["ReservationCancelled", "cancelled"],
  ])("declared as %s", async (status, state) => {
    const html = `<script type="application/ld+json">{"@type":"LodgingReservation","reservationNumber":"KRV-5521","reservationStatus":"http://schema.org/${status}","checkinTime":"2027-06-03"}</script><p>Krovia Lodge</p>`;
    const mail = Buffer.from(plainMail(html, { subject: "Krovia KRV-5521" }))
      .toString()
      .replace("text/plain", "text/html");
    const { items } = await readBooking(new Uint8Array(Buffer.from(mail)));
    expect(items[0]?.payload.bookingState).toBe(state);
  });

  it("carries its evidence: the sentence, where it stands", async () => {
    const item = await readIn(
      "Krovia KRV-5521",
      `We are holding a cabin until 10 January 2027.\r\n\r\n${FACTS}`,
    );
    const [state] = item?.findings.filter((one) => one.field === "bookingState" && one.chosen) ?? [];
    expect(state).toMatchObject({ value: "option", document: "text", offset: 0, state: "ok" });
    expect(state?.quote).toBe("We are holding a cabin until 10 January 2027.");
  });
});
