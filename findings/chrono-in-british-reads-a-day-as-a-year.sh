#!/bin/sh
# chrono-node 2.10.3: `en.GB` is meant to differ from `en` in the order of day and month in dates of figures. It also reads
# the day of "Jun 12" as a year: a stay "Jun 12 - Jun 15, 2026" begins in 2012 and lasts fourteen years, and one over New
# Year, "Dec 28 - Jan 3, 2027", begins on the day of departure and lasts two. `en` reads all of them as printed.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 2>/dev/null
cat > try.mjs <<'JS'
import { en } from "chrono-node";
const mailed = { instant: new Date("2026-01-15T12:00:00Z"), timezone: 0 };
const days = (how, text) => {
  const [{ start, end }] = how.parse(text, mailed);
  return [start, end].map((at) => at.date().toISOString().slice(0, 10)).join(" to ");
};
for (const text of ["Jun 12 - Jun 15, 2026", "Dec 28 - Jan 3, 2027"])
  console.log(`${text}: en ${days(en, text)}, en.GB ${days(en.GB, text)}`);
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "Jun 12 - Jun 15, 2026: en 2026-06-12 to 2026-06-15, en.GB 2012-06-15 to 2026-06-15
Dec 28 - Jan 3, 2027: en 2026-12-28 to 2027-01-03, en.GB 2027-01-03 to 2028-12-03"
