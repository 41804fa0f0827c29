import { describe, expect, it } from "vitest";
import { parseMail } from "@/lib/reader/message/parse-mail";
import { signedContent } from "@/lib/reader/message/signed-parts";

const PART = "Content-Type: text/plain; charset=utf-8\r\n\r\nConfirmation number: HB-2291\r\n";
const SIGNED = [0x06, 9, 0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07, 2];
const ENVELOPED = SIGNED.with(-1, 3);
const DATA = SIGNED.with(-1, 1);

/** Encodes an ASN.1 value with a definite length. */
function value(tag: number, ...parts: readonly (readonly number[])[]): number[] {
  const held = parts.flat();
  const length = held.length < 128 ? [held.length] : [0x82, held.length >> 8, held.length & 255];
  return [tag, ...length, ...held];
}

/** Encodes an ASN.1 value with an indefinite length, ended by two zero bytes, as written by programs that stream. */
function open(tag: number, ...parts: readonly (readonly number[])[]): number[] {
  return [tag, 0x80, ...parts.flat(), 0, 0];
}

const text = (part: string) => [...new TextEncoder().encode(part)];

function message(octets: readonly number[], type: readonly number[] = SIGNED, wrap = value): Uint8Array {
  const content = wrap(0x30, DATA, wrap(0xa0, octets));
  return Uint8Array.from(wrap(0x30, type, wrap(0xa0, wrap(0x30, value(0x02, [1]), value(0x31), content))));
}

/** Returns an email with its own text and an attachment. */
function mailOf(name: string, bytes: Uint8Array): Uint8Array {
  return new TextEncoder().encode(
    [
      "From: stay@hotel.example",
      "Subject: HB-2291",
      "MIME-Version: 1.0",
      "Content-Type: multipart/mixed; boundary=PART",
      "",
      "--PART",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "Confirmation number: HB-2291",
      "--PART",
      `Content-Type: application/pkcs7-mime; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes).toString("base64"),
      "--PART--",
      "",
    ].join("\r\n"),
  );
}

function mailWith(bytes: Uint8Array): Uint8Array {
  const head = "From: stay@hotel.example\r\nSubject: HB-2291\r\nMIME-Version: 1.0\r\n";
  const type = 'Content-Type: application/pkcs7-mime; smime-type=signed-data; name="smime.p7m"\r\n';
  const coding =
    "Content-Disposition: attachment; filename=smime.p7m\r\nContent-Transfer-Encoding: base64\r\n";
  return new TextEncoder().encode(`${head}${type}${coding}\r\n${Buffer.from(bytes).toString("base64")}\r\n`);
}

describe("a mail that is signed as a whole", () => {
  it.each([
    ["with its length said", message(value(0x04, text(PART)))],
    [
      "in pieces without end",
      message(
        open(0x24, value(0x04, text(PART.slice(0, 60))), value(0x04, text(PART.slice(60)))),
        SIGNED,
        open,
      ),
    ],
  ])("is read, %s", async (_how, bytes) => {
    const mail = await parseMail(mailWith(bytes));
    expect(mail.text).toContain("Confirmation number: HB-2291");
    expect(mail.notices).toEqual([]);
    expect(mail.attachments).toEqual([]);
  });

  it("may hold another one, but not without end", async () => {
    const deep = (times: number): Uint8Array => {
      const part = times === 0 ? text(PART) : [...mailWith(deep(times - 1))];
      return message(value(0x04, part));
    };
    expect((await parseMail(mailWith(deep(1)))).text).toContain("HB-2291");
    expect((await parseMail(mailWith(deep(8)))).notices).toEqual([expect.stringContaining("S/MIME")]);
  });

  it("says so where it is encrypted instead", async () => {
    const mail = await parseMail(mailWith(message(value(0x04, text(PART)), ENVELOPED)));
    expect(mail.notices).toEqual([
      "smime.p7m is a message that is encrypted (S/MIME) and could not be read.",
    ]);
  });
});

describe("a file that is signed", () => {
  const PDF = "%PDF-1.4\nTotal price: EUR 999.00\n";

  it.each([
    ["once", message(value(0x04, text(PDF))), "fattura.pdf.p7m"],
    ["twice", message(value(0x04, [...message(value(0x04, text(PDF)))])), "fattura.pdf.p7m.p7m"],
  ])("%s is an attachment of its own name, and no text of the mail", async (_how, bytes, name) => {
    const mail = await parseMail(mailOf(name, bytes));
    expect(mail.text.trim()).toBe("Confirmation number: HB-2291");
    expect(mail.attachments).toMatchObject([{ name: "fattura.pdf", size: PDF.length }]);
    expect(mail.notices).toEqual([]);
  });

  it("is said to be unread where nothing reads its kind", async () => {
    const mail = await parseMail(mailOf("fattura.xml.p7m", message(value(0x04, text("<Fattura/>")))));
    expect(mail.text.trim()).toBe("Confirmation number: HB-2291");
    expect(mail.notices).toEqual([
      "fattura.xml.p7m is a file that is signed or encrypted (.p7m) and could not be read.",
    ]);
  });
});

it("reads the letters of what was signed as they were meant", async () => {
  const part = "Content-Type: text/plain; charset=iso-8859-1\r\n\r\nZimmer f\u00fcr G\u00e4ste\r\n";
  const mail = await parseMail(mailWith(message(value(0x04, text(part)))));
  expect(mail.text.trim()).toBe("Zimmer für Gäste");
});

it("says what it can where the signed message can't be taken apart", async () => {
  const nested = Array.from({ length: 80 }, (_, at) => {
    const type = `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`;
    return type;
  }).join("");
  const mail = await parseMail(mailOf("smime.p7m", message(value(0x04, text(nested)))));
  expect(mail.text.trim()).toBe("Confirmation number: HB-2291");
  expect(mail.notices).toHaveLength(1);
});

it.each([
  ["nothing", []],
  ["a length beyond the end", [0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0]],
  ["openings without an end", Array.from({ length: 5_000 }, (_, at) => (at % 2 ? 0x80 : 0x30))],
  ["a signature of something kept apart", [...message([])]],
  ["a length of lengths that no file has", [0x30, 0x89, 1, 1, 1, 1, 1, 1, 1, 1, 1]],
])("%s is no signed message", (_what, bytes) => {
  expect(signedContent(Uint8Array.from(bytes))).toBeUndefined();
});
