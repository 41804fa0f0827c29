#!/bin/sh
# chrono-node 2.10.3: where a weekday is shortened with a point, as mails in German, French, Spanish and Portuguese print it
# before a date ("Fr. 12.06.2026"), the weekday is a date of its own and comes first. `parseDate` gives the next Friday after
# the day of the mail, here five months before the arrival that is printed. Without the point, and in English and Dutch with
# it, weekday and date are one. The days of a booking come out real, near and wrong.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 2>/dev/null
cat > try.mjs <<'JS'
import * as chrono from "chrono-node";
const mailed = { instant: new Date("2026-01-15T12:00:00Z"), timezone: 0 };
const arrivals = [
  ["de", "Fr 12.06.2026", "Fr. 12.06.2026"],
  ["fr", "ven 12/06/2026", "ven. 12/06/2026"],
  ["es", "vie 12 de junio de 2026", "vie. 12 de junio de 2026"],
  ["pt", "sex 12/06/2026", "sex. 12/06/2026"],
  ["en", "Fri 12 June 2026", "Fri. 12 June 2026"],
  ["nl", "vr 12 juni 2026", "vr. 12 juni 2026"],
];
for (const [language, ...texts] of arrivals) {
  const days = texts.map((text) => chrono[language].parseDate(text, mailed).toISOString().slice(0, 10));
  console.log(language, ...days);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "de 2026-06-12 2026-01-16
fr 2026-06-12 2026-01-16
es 2026-06-12 2026-01-16
pt 2026-06-12 2026-01-16
en 2026-06-12 2026-06-12
nl 2026-06-12 2026-06-12"
