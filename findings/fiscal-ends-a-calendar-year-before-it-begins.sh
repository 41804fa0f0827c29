#!/bin/sh
# fiscal 1.0.0: it gives the first and last moment of a fiscal year and its quarters, by the month in which the year begins,
# from 0 for January as its manual says. The year that begins in January ends on 31 December of the year before, a day before
# its own first: no payment lies between the two. And where a year ends with the last millisecond of its last day, a quarter
# ends with the first of it, so that the payments of 30 September belong to no quarter.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fiscal@1.0.0 2>/dev/null
cat > try.mjs <<'JS'
import Fiscal from "fiscal";
const paidAt = new Date(2026, 8, 30, 9, 30);
const about = (name, { startDate, endDate }) => {
  const isIn = startDate <= paidAt && paidAt <= endDate;
  return `${name} ${startDate.toISOString().slice(0, 10)} to ${endDate.toISOString().slice(0, 16)}, paid in it: ${isIn}`;
};
for (const [name, month] of [["January", 0], ["October", 9]]) {
  const { fiscalYear, quarter } = new Fiscal(month).getFiscalInfoForDate(paidAt);
  console.log(`from ${name}: ${about("year", fiscalYear)}`);
  console.log(`from ${name}: ${about("quarter", quarter)}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "from January: year 2026-01-01 to 2025-12-31T23:59, paid in it: false
from January: quarter 2026-07-01 to 2026-09-30T00:00, paid in it: false
from October: year 2025-10-01 to 2026-09-30T23:59, paid in it: true
from October: quarter 2026-07-01 to 2026-09-30T00:00, paid in it: false"
