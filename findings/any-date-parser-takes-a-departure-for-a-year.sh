#!/bin/sh
# any-date-parser 2.2.4: of a stay "June 12-15, 2026" it makes one date, 12 June 2015: the day of departure is the year, and
# the year that is printed behind it is left unread without a word. So it is with "Jun 12 - Jun 15, 2026", and in German
# with "12.06. - 15.06.2026". A text that has more in it than was read can't be told from one that is a date.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund any-date-parser@2.2.4 2>/dev/null
cat > try.mjs <<'JS'
import parser from "any-date-parser";
const stays = [
  ["June 12, 2026", "en"],
  ["June 12-15, 2026", "en"],
  ["Jun 12 - Jun 15, 2026", "en"],
  ["12.06.2026", "de"],
  ["12.06. - 15.06.2026", "de"],
];
for (const [text, language] of stays) {
  const date = parser.fromString(text, language);
  console.log(`${text}: ${date.isValid() ? date.toISOString().slice(0, 10) : "no date"}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "June 12, 2026: 2026-06-12
June 12-15, 2026: 2015-06-12
Jun 12 - Jun 15, 2026: 2015-06-12
12.06.2026: 2026-06-12
12.06. - 15.06.2026: 2015-06-12"
