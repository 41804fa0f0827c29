#!/bin/sh
# chrono-node 2.10.3: a stay whose first day leaves out the month or year that the last one has is a range in some languages
# only. Of the usual "12.06. - 15.06.2026" (de), "12.-15.6.2026" (fi), "12 al 15 de junio" (es) and "12 t/m 15 juni" (nl) only
# the last day is found, and stands where a range has its first: the check-out as the check-in. In Russian both days become
# times of the day of the mail, 12:06 to 15:06. French, Portuguese and Italian give both days of the same stay.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund chrono-node@2.10.3 2>/dev/null
cat > try.mjs <<'JS'
import * as chrono from "chrono-node";
const mailed = { instant: new Date("2026-01-15T12:00:00Z"), timezone: 0 };
const stays = {
  fr: "du 12 au 15 juin 2026",
  pt: "12 a 15 de junho de 2026",
  it: "dal 12 al 15 giugno 2026",
  de: "12.06. - 15.06.2026",
  fi: "12.–15.6.2026",
  es: "del 12 al 15 de junio de 2026",
  nl: "12 t/m 15 juni 2026",
  ru: "12.06 - 15.06.2026",
};
const said = (date) => date?.toISOString().slice(0, 16).replace("T12:00", "");
for (const [language, text] of Object.entries(stays)) {
  const [{ start, end }] = chrono[language].parse(text, mailed);
  console.log(`${language}: ${said(start.date())} to ${said(end?.date())}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "fr: 2026-06-12 to 2026-06-15
pt: 2026-06-12 to 2026-06-15
it: 2026-06-12 to 2026-06-15
de: 2026-06-15 to undefined
fi: 2026-06-15 to undefined
es: 2026-06-15 to undefined
nl: 2026-06-15 to undefined
ru: 2026-01-15T12:06 to 2026-01-15T15:06"
