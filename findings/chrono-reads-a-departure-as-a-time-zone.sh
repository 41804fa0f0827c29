#!/bin/sh
# chrono-node 2.10.3: of two dates joined by a hyphen without blanks, "06/12/2026-06/15/2026", the second one's month is taken
# for the first one's time zone, UTC-6: one date, no departure, six hours off, and the text that was used ends at "-06". From
# the month 15 on, which no zone reaches (en.GB, "12/06/2026-15/06/2026"), and with blanks both dates are found. So whether a
# stay has an end depends on the number that follows the hyphen.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 2>/dev/null
cat > try.mjs <<'JS'
import { en } from "chrono-node";
const mailed = { instant: new Date("2026-01-15T12:00:00Z"), timezone: 0 };
const say = (how, text) => {
  const [{ text: used, start, end }] = how.parse(text, mailed);
  const at = (time) => time?.date().toISOString().slice(0, 13) ?? "nothing";
  console.log(`${text}: ${at(start)} to ${at(end)} in "${used}"`);
};
say(en, "06/12/2026 - 06/15/2026");
say(en, "06/12/2026-06/15/2026");
say(en.GB, "12/06/2026-15/06/2026");
say(en.GB, "28/12/2026-03/01/2027");
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = '06/12/2026 - 06/15/2026: 2026-06-12T12 to 2026-06-15T12 in "06/12/2026 - 06/15/2026"
06/12/2026-06/15/2026: 2026-06-12T18 to nothing in "06/12/2026-06"
12/06/2026-15/06/2026: 2026-06-12T12 to 2026-06-15T12 in "12/06/2026-15/06/2026"
28/12/2026-03/01/2027: 2026-12-28T15 to nothing in "28/12/2026-03"'
