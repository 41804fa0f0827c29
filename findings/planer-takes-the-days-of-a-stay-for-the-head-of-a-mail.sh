#!/bin/sh
# planer 1.2.0, beside email-reply-parser 2.3.9: both cut the quoted mail off a reply. One line that begins with "From:" or
# "Date:" is enough for planer to take it for the head of a quoted mail (RFC 5322 has an address behind From, and more fields
# than one), also with a day or a town behind it, and in other languages: of a confirmation that prints a stay as "From: 12
# June" and "To: 15 June" nothing is left but the first sentence. The days and the amount are gone as if nobody had sent them.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund planer@1.2.0 email-reply-parser@2.3.9 2>/dev/null
cat > try.mjs <<'JS'
import * as replies from "email-reply-parser";
import planer from "planer";
const Parser = replies.default.default ?? replies.default;
const stays = [
  ["Arrival: 12 June 2026", "Departure: 15 June 2026"],
  ["From: 12 June 2026", "To: 15 June 2026"],
  ["Date: 12 June 2026", "Nights: 3"],
  ["Von: 12. Juni 2026", "Bis: 15. Juni 2026"],
];
for (const stay of stays) {
  const mail = ["Booking AB4711 is confirmed.", "", ...stay, "Commission: EUR 45.00", ""].join("\n");
  const linesOf = (text) => text.split("\n").filter((line) => line.trim()).length;
  const [kept, whole] = [planer.extractFrom(mail, "text/plain"), new Parser().parseReply(mail)].map(linesOf);
  console.log(`${stay[0]}: planer keeps ${kept} of 4 lines, email-reply-parser ${whole}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "Arrival: 12 June 2026: planer keeps 4 of 4 lines, email-reply-parser 4
From: 12 June 2026: planer keeps 1 of 4 lines, email-reply-parser 4
Date: 12 June 2026: planer keeps 1 of 4 lines, email-reply-parser 4
Von: 12. Juni 2026: planer keeps 1 of 4 lines, email-reply-parser 4"
