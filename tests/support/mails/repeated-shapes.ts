/**
 * Builds an email of about `size` bytes that repeats one small piece, which slows down readers with quadratic run time.
 */
export type Shape = (size: number) => Uint8Array;

const TEXT = "text/plain; charset=utf-8";
const HTML = "text/html; charset=utf-8";
const BOOKED = "Booking reference: AB-1234\r\nGuest: Mr John Smith\r\nCheck-in: 10 May 2027\r\n";

/** A body that repeats `piece` after `before`. */
function body(type: string, piece: string, before = ""): Shape {
  return (size) => mail([`Content-Type: ${type}`], before + repeated(piece, size));
}

/** A header that repeats `piece`. */
function header(name: string, piece: string, before = ""): Shape {
  return (size) => mail([`${name}: ${before}${repeated(piece, size)}`], BOOKED);
}

/** A repeated header line. */
function headers(line: string): Shape {
  return (size) => mail([repeated(`${line}\r\n`, size).trimEnd()], BOOKED);
}

/** A repeated part of a multipart email. */
function parts(part: string): Shape {
  return (size) =>
    mail(['Content-Type: multipart/mixed; boundary="q"'], `${repeated(`--q\r\n${part}\r\n`, size)}--q--\r\n`);
}

function repeated(piece: string, size: number): string {
  return piece.repeat(Math.ceil(size / piece.length));
}

function mail(headers: readonly string[], text: string): Uint8Array {
  const head = ["From: Sea Inn <stay@seainn.example>", "Subject: Your booking", "MIME-Version: 1.0"];
  return Buffer.from([...head, ...headers, "", text].join("\r\n"));
}

/** HTML with repeated tags. */
export const SHAPES_OF_TAGS: Readonly<Record<string, Shape>> = {
  "bold words": body(HTML, "<b>Total</b> 12.00 ", "<p>"),
  "bold words that are no label": body(HTML, "<b>x</b>", "<p>"),
  "bold labels": body(HTML, "<b>Guest</b> ", "<p>"),
  links: body(HTML, '<a href="https://seainn.example/a">here</a> ', "<p>"),
  spans: body(HTML, "<span>a</span>", "<p>"),
  "line breaks": body(HTML, "Total<br>", "<p>"),
  "line breaks in a cell": body(HTML, "Total: 12.00<br>", "<table><tr><td>"),
  cells: body(HTML, "<td>Total</td><td>12.00</td>", "<table><tr>"),
  "cells of colons": body(HTML, "<td>Total</td><td>:</td><td>12.00</td>", "<table><tr>"),
  rows: body(HTML, "<tr><td>Total</td><td>USD 12.00</td></tr>", "<table>"),
  tables: body(HTML, "<table><tr><td>Total</td></tr></table>"),
  "tables in tables": body(HTML, "<table><tr><td>Total "),
  "no-break spaces": body(HTML, "&nbsp;&nbsp;&nbsp;a"),
  entities: body(HTML, "&amp;"),
  "pre-formatted parts": body(HTML, "<pre>Total  12.00\r\n</pre>"),
  "one pre-formatted part": body(HTML, "Total  12.00\r\n", "<pre>"),
  "pre-formatted parts in each other": body(HTML, "<pre>a"),
  "flexible boxes": body(HTML, '<div style="display:flex"><div>Total</div><div>12.00</div></div>'),
  "definition lists": body(HTML, "<dl><dt>Guest<dd>John Smith</dl>"),
  "open paragraphs": body(HTML, "<p>Total"),
  "stray end tags": body(HTML, "</b></div>a"),
  "hidden words": body(HTML, '<i style="display:none">Total</i>'),
  styles: body(HTML, "font-size : 0", '<p style="'),
  "quoted parts": body(HTML, "<blockquote>Total 12.00</blockquote>"),
  "quoted parts in each other": body(HTML, "<blockquote>Total 12.00"),
  "microdata items": body(
    HTML,
    '<i itemscope itemtype="http://schema.org/Hotel"><b itemprop="name">Sea</b></i>',
  ),
  "microdata in each other": body(HTML, '<i itemscope itemprop="about">a', "<i itemscope>"),
  "microdata values": body(HTML, "a<u>b</u>", '<div itemscope><div itemprop="name">'),
  "scripts of JSON-LD": body(HTML, '<script type="application/ld+json">{"@type":"Hotel"}</script>'),
  "a script of JSON-LD": body(HTML, "{,} {", '<script type="application/ld+json">['),
  "blanks in JSON-LD": body(HTML, " ,\n", '<script type="application/ld+json">['),
  "comments that never end": body(HTML, "<!-- a "),
  "tags that never end": body(HTML, "<a "),
};

/** Repeated plain text; a line costs more than a tag. */
export const SHAPES_OF_TEXT: Readonly<Record<string, Shape>> = {
  letters: body(TEXT, "a"),
  "capital letters": body(TEXT, "A"),
  digits: body(TEXT, "1"),
  "digits and commas": body(TEXT, "1,"),
  "digits and dots": body(TEXT, "1."),
  "digits and blanks": body(TEXT, "1 "),
  blanks: body(TEXT, " "),
  "blanks behind a letter": body(TEXT, " ", "a"),
  tabs: body(TEXT, "\t"),
  dots: body(TEXT, "."),
  "dots and blanks": body(TEXT, " ."),
  dashes: body(TEXT, "-"),
  underlines: body(TEXT, "_"),
  stars: body(TEXT, "*"),
  "words in stars": body(TEXT, "**a"),
  "quote marks": body(TEXT, ">"),
  "quote marks and blanks": body(TEXT, "> "),
  bars: body(TEXT, "| "),
  colons: body(TEXT, ":"),
  "at signs": body(TEXT, "a@"),
  addresses: body(TEXT, "a@b.example "),
  "domains without an end": body(TEXT, "b.", "a@"),
  brackets: body(TEXT, "("),
  "angle brackets": body(TEXT, "<"),
  "blank lines": body(TEXT, "\r\n"),
  words: body(TEXT, "word "),
  names: body(TEXT, "John Smith "),
  amounts: body(TEXT, "USD 1,200.00 "),
  percentages: body(TEXT, "10% commission "),
  "labels in one line": body(TEXT, "Total: USD 1,200.00 "),
  "commissions in one line": body(TEXT, "Commission 10% of USD 1,200.00 = USD 120.00 "),
  "references in one line": body(TEXT, "Booking reference: AB-1234 "),
  "days in one line": body(TEXT, "10 May 2027 "),
  "ranges in one line": body(TEXT, "10 - 12 May 2027 "),
  "flights in one line": body(TEXT, "LH 123 FRA JFK 10:20 "),
  "guests in one line": body(TEXT, "2 adults, 1 child, "),
  "greetings in one line": body(TEXT, "Dear Mr John Smith, "),
  "full stops": body(TEXT, "We are. "),
  "short lines": body(TEXT, "a\r\n"),
  "lines of labels": body(TEXT, "Total: USD 1,200.00\r\n"),
  "lines of days": body(TEXT, "Arrival: 10 May 2027\r\nDeparture: 12 May 2027\r\n"),
  "lines of references": body(TEXT, "Booking reference: AB-1234\r\n"),
  "lines of guests": body(TEXT, "Guest: Mr John Smith\r\n"),
  "lines of flights": body(TEXT, "LH 123  FRA JFK  10 May 2027  10:20 12:40\r\n"),
  "lines of hotels": body(TEXT, "Hotel Sea Inn, 1 Beach Road, 12345 Seaton\r\n"),
  "lines of bookings": body(TEXT, BOOKED),
  "lines of commissions": body(TEXT, "AB-1234  John Smith  10 May 2027  1,200.00  120.00\r\n"),
  "forwarded headers": body(
    TEXT,
    "From: a <a@b.example>\r\nSent: Monday\r\nSubject: Hi\r\n\r\nTotal 12.00\r\n",
  ),
  "forwarded lines": body(TEXT, "From: a <a@b.example>\r\n"),
  "answered lines": body(TEXT, "On Monday a <a@b.example> wrote:\r\n"),
  "quoted lines": body(TEXT, "> Total: 12.00\r\n"),
  "deep quotes": body(TEXT, "\r\n> > > > > > > > > > > > > > > > > > > > Total"),
  "old and new lines": body(TEXT, "Old arrival: 10 May 2027\r\nNew arrival: 12 May 2027\r\n"),
  "Eastern letters": body(TEXT, "予約番号:AB1234 "),
  "combining marks": body(TEXT, "\u0301", "e"),
};

/** Repeated headers and parts. */
export const SHAPES_OF_HEADERS: Readonly<Record<string, Shape>> = {
  "a subject of letters": header("Subject", "a"),
  "a subject of words": header("Subject", "Total 12.00 "),
  "a subject of blanks": header("Subject", " ", "a"),
  "a subject of prefixes": header("Subject", "Re: "),
  "a subject in folded lines": header("Subject", "a\r\n "),
  "a subject in encoded words": header("Subject", "=?utf-8?Q?a?= "),
  "a subject of an encoded word that never ends": header("Subject", "=?utf-8?Q?"),
  "a sender of letters": header("Reply-To", "a"),
  "many recipients": header("To", "a <a@b.example>, "),
  "recipients without an end": header("To", '"a" <'),
  "recipients in brackets": header("To", "("),
  "recipients in groups": header("Cc", "a:b@c.example;"),
  "a long date": header("Date", "1 "),
  "a long message id": header("Message-ID", "<"),
  "many references": header("References", "<a@b.example> "),
  "many headers": headers("X-A: b"),
  "many results of authentication": headers("Authentication-Results: mx.example; spf=pass"),
  "one long result of authentication": header("Authentication-Results", "spf=pass; "),
  "a long content type": header("Content-Type", "; a=b", "text/plain"),
  "continued parameters": header("Content-Type", "; name*0=b", "text/plain"),
  "many parts": parts("Content-Type: text/plain\r\n\r\nTotal 12.00"),
  "many pages": parts("Content-Type: text/html\r\n\r\n<b>Total</b> 12.00"),
  "many attachments": parts(
    'Content-Type: image/png; name="a.png"\r\nContent-Disposition: attachment\r\n\r\naaaa',
  ),
  "parts that are never begun": body('multipart/mixed; boundary="q"', "--q"),
};
