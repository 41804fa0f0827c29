/** HTML that is slow to lay out because of what it repeats; each fills about `size` characters. */
export type RepeatedHtml = Readonly<Record<string, (size: number) => string>>;

const SIZE_OF_SAMPLE = 4;

const repeated =
  (piece: string, before = "") =>
  (size: number) =>
    before + piece.repeat(Math.ceil(size / piece.length));

/** Repeats `depth` nested elements with a word in each. */
const nested =
  (start: string, end: string, depth: number) =>
  (size: number): string => {
    const tower = `${start}a `.repeat(depth) + end.repeat(depth);
    return tower.repeat(Math.ceil(size / tower.length));
  };

const row = (columns: number, cell: string) =>
  repeated(`<tr>${`<td>${cell}</td>`.repeat(columns)}</tr>`, "<table>");

/** Elements that are numerous, wide or deep. */
export const REPEATED_TAGS: RepeatedHtml = {
  "bold words": repeated("<b>Total</b> 12.00 ", "<p>"),
  "letters in bold": repeated("<b>a</b>", "<p>"),
  "coloured words": repeated('<span style="color:#123456;font-size:13px">a</span> ', "<p>"),
  links: repeated('<a href="https://seainn.example/a">a</a> ', "<p>"),
  paragraphs: repeated("<p>a</p>"),
  "line breaks": repeated("a<br>"),
  lines: repeated("<hr>"),
  "pictures held back": repeated('<img src="https://a.example/a.png">'),
  "one row of cells": repeated("<td>a</td>", "<table><tr>"),
  "rows of two cells": row(2, "a"),
  "rows of forty cells": row(40, "a"),
  "cells over many columns": repeated('<tr><td colspan="1000">a</td><td>b</td></tr>', "<table>"),
  "cells over many rows": repeated('<td rowspan="60000">a</td></tr><tr>', "<table><tr>"),
  "cells over all rows": repeated('<td rowspan="0">a</td></tr><tr>', "<table><tr>"),
  "many rows under a wide one": (size) =>
    `<table><tr>${"<td>a</td>".repeat(size / 20)}</tr>${"<tr><td>a</td></tr>".repeat(size / 38)}`,
  "bordered rows": repeated("<tr><td>a</td><td>b</td></tr>", '<table border="1" rules="all" frame="box">'),
  "small tables": repeated("<table><tr><td>a</td></tr></table>"),
  "floating boxes": repeated('<div style="float:left;width:10px">a</div>'),
  "boxes in a line": repeated('<span style="display:inline-block">a</span>', "<p>"),
  "list of items": repeated("<li>a</li>", "<ol>"),
  "lists of one item": repeated("<ul><li>a</li></ul>"),
  "lists in lists": nested("<ul><li>", "</li></ul>", 100),
  "numbered lists in lists": nested("<ol><li>", "</li></ol>", 100),
  "lists in lists without end": repeated("<ul><li>a"),
  "quotes in quotes": nested("<blockquote>", "</blockquote>", 200),
  "boxes in boxes": nested("<div>", "</div>", 200),
  "padded boxes in boxes": nested('<div style="padding:1px">', "</div>", 200),
  "bold in bold": nested("<b>", "</b>", 200),
  "tables in tables": nested("<table><tr><td>", "</td></tr></table>", 60),
  "wide tables in tables": nested('<table width="100%"><tr><td>', "</td></tr></table>", 60),
  "floats in floats": nested('<div style="float:left">', "</div>", 200),
  "line boxes in each other": nested('<span style="display:inline-block">', "</span>", 200),
  "definitions in each other": nested("<dl><dd>", "</dd></dl>", 100),
  "directions in each other": nested('<bdo dir="rtl">', "</bdo>", 100),
  "spans of directions": nested('<span dir="rtl">', "</span>", 100),
};

const SCRIPTS: Readonly<Record<string, string>> = {
  Latin: "word",
  Greek: "λόγο",
  Cyrillic: "слов",
  Hebrew: "מילה",
  Arabic: "كلمة",
  Urdu: "لفظی",
  Devanagari: "क्ष्",
  Bengali: "ক্ষি",
  Tamil: "க்ஷோ",
  Thai: "ที่นั่",
  Khmer: "ក្រុំ",
  Burmese: "မြို့",
  Tibetan: "བསྒྲུ",
  Chinese: "预订确认",
  Japanese: "予約です",
  Korean: "예약확인",
  "Korean letters": "\u1100\u1161\u11a8\u1112",
  "combining marks": "e\u0301\u0302\u0303",
  emoji: "\u{1f600}\u{1f601}",
  "emoji of several": "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}",
  flags: "\u{1f1e9}\u{1f1ea}",
  "keys and tones": "1\ufe0f\u20e3\u{1f44b}\u{1f3fd}",
  "mathematical letters": "\u{1d400}\u{1d401}",
  hieroglyphs: "\u{13000}\u{13001}",
  "letters of no font": "\ue123\ue124",
  "changing scripts": "aяअ中",
  "changing directions": "aא1ب",
  "marks of direction": "\u2067a\u2069\u202eb\u202c",
};

/** Words in many scripts: as one endless word, as long words and as short words. */
export const REPEATED_WORDS: RepeatedHtml = Object.fromEntries(
  Object.entries(SCRIPTS).flatMap(([name, word]) => [
    [`${name}, one word`, repeated(word)],
    [`${name}, long words`, repeated(`${word.repeat(1_000 / SIZE_OF_SAMPLE)} `)],
    [`${name}, words`, repeated(`${word} `)],
  ]),
);
