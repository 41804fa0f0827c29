import { describe, expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { readBooking } from "@/lib/reader/read-booking";
import { plainMail } from "../plain-mail";

const FILLER = "We look forward to your stay and have prepared everything for it. ";
const VALUES =
  "Your booking reference is ROSE-4471. Guest: Mr John Smith. Check-in: 10 May 2027. Check-out: 14 May 2027. Total: USD 1,200.00.";

async function read(paragraph: string, isHtml: boolean) {
  const mail = await parseMail(plainMail(isHtml ? "" : paragraph));
  return readBooking(isHtml ? { ...mail, text: "", html: `<p>${paragraph}</p>` } : mail);
}

describe.each([
  ["a plain text", false],
  ["an HTML mail", true],
] as const)("A long paragraph of %s", (_kind, isHtml) => {
  it.each([30, 60, 300, 2_500])(
    "is read to its end behind %i sentences, and nothing is said to be left out",
    async (count) => {
      const { items, documents, notices } = await read(FILLER.repeat(count) + VALUES, isHtml);
      expect(notices).toEqual([]);
      expect(documents[1]?.text.replace(/\s+/g, " ").trim()).toBe(FILLER.repeat(count) + VALUES);
      expect(items[0]?.payload.confirmationNumber).toBe("ROSE-4471");
    },
  );

  it("of more than 200 kB is cut, and that is said", async () => {
    const { notices } = await read(FILLER.repeat(5_000), isHtml);
    expect(notices).toEqual(["The message is very long; only its beginning was read."]);
  });
});

it("a row of a hundred cells is read to its end", async () => {
  const cells = Array.from({ length: 100 }, (_, at) => `<td>n${at}</td>`).join("");
  const mail = await parseMail(plainMail(""));
  const { documents, notices } = await readBooking({
    ...mail,
    text: "",
    html: `<table><tr>${cells}</tr></table>`,
  });
  expect(documents[1]?.text).toContain("n99");
  expect(notices).toEqual([]);
});
