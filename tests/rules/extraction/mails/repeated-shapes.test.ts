import { expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { readBooking } from "@/lib/reader/read-booking";
import { readShape } from "@/tests/support/http/read-shape";
import { SHAPES_OF_HEADERS, SHAPES_OF_TAGS } from "@/tests/support/mails/repeated-shapes";
import { plainMail } from "../plain-mail";

const SIZE = 800_000;
/** Far above the time on a busy machine, far below the minutes of a reader with quadratic run time. */
const LIMIT = 30_000;
/** Tests one shape in five; tests/long tests all of them, including texts. */
const EVERY = 5;
const sample = Object.entries({ ...SHAPES_OF_TAGS, ...SHAPES_OF_HEADERS }).filter(
  (_, place) => place % EVERY === 0,
);

it.each(sample)("800 kB of %s are taken in, read and shown", (_name, make) => readShape(make(SIZE)), LIMIT);

it("a bold label keeps its colon at the beginning of a line and nowhere else", async () => {
  const html =
    "<p><b>Guest</b> <b></b>Jane Doe<br><b>Booking</b> <b>reference</b> AB-1234<br>of what the whole party pays for all of it the <b>Total</b> USD 12.00";
  const { documents } = await parseMail(plainMail("")).then((mail) =>
    readBooking({ ...mail, text: "", html }),
  );
  expect(documents[1]?.text.split("\n").slice(0, 3)).toEqual([
    "Guest: Jane Doe",
    "Booking: reference: AB-1234",
    "of what the whole party pays for all of it the Total USD 12.00",
  ]);
});
