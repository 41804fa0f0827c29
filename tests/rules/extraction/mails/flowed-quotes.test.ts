import { describe, expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";

const HEAD = "From: Ada Quill <ada@agency.example>\nSubject: Fwd: Booking\nMIME-Version: 1.0\n";

async function textOf(type: string, ...lines: readonly string[]): Promise<string> {
  const { text } = await parseMail(Buffer.from(`${HEAD}Content-Type: ${type}\n\n${lines.join("\n")}\n`));
  return text.trimEnd();
}

const FLOWED = "text/plain; charset=utf-8; format=flowed";

describe("the soft line breaks of a quotation", () => {
  it("are undone without the quote marks", async () => {
    const text = await textOf(
      FLOWED,
      "See below.",
      "> Your commission is EUR ",
      "> 45.00.",
      "> Kind regards",
    );
    expect(text).toBe("See below.\n> Your commission is EUR 45.00.\n> Kind regards");
  });

  it("leave nothing inside a number where the space isn't part of the text", async () => {
    const text = await textOf(`${FLOWED}; delsp=yes`, "> Number AB47 ", "> 20, EUR 1,4 ", "> 50.00");
    expect(text).toBe("> Number AB4720, EUR 1,450.00");
  });

  it("join only lines of the same depth", async () => {
    const text = await textOf(
      FLOWED,
      "They wrote: ",
      "> Arrival 12 ",
      "> June ",
      ">> Departure 15 ",
      ">> June",
    );
    expect(text).toBe("They wrote: \n> Arrival 12 June \n>> Departure 15 June");
  });

  it("leave the mark of a signature and stuffed lines as they are", async () => {
    const text = await textOf(FLOWED, "> Total ", "> -- ", "> Rose House", " > 3 nights");
    expect(text).toBe("> Total \n> -- \n> Rose House\n> 3 nights");
  });
});

it("a quotation in fixed lines keeps them", async () => {
  expect(await textOf("text/plain; charset=utf-8", "> Room 12 ", "> Room 14")).toBe("> Room 12 \n> Room 14");
});

it("where only some of the texts are flowed, the lines of the others are kept", async () => {
  const parts = [
    "--x",
    `Content-Type: ${FLOWED}`,
    "",
    "> a ",
    "> b",
    "--x",
    "Content-Type: text/plain",
    "",
    "> c ",
  ];
  const text = await textOf("multipart/mixed; boundary=x", ...parts, "> d", "--x--");
  expect(text).toContain("> c \n> d");
});
