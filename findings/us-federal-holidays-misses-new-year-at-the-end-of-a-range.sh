#!/bin/sh
# @18f/us-federal-holidays 4.0.0: a federal holiday that falls on a Saturday is observed on the Friday before (5 U.S.C. 6103),
# so that New Year's Day of 2028 is kept on 31 December 2027. `isAHoliday` knows, but `inRange` gathers the holidays of the
# years from the first day of the range to the last, and New Year's Day belongs to the next: a range that ends with the year
# lacks its last holiday, one that ends a day later has it. A plan for a year counts one working day too many.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @18f/us-federal-holidays@4.0.0 2>/dev/null
cat > try.mjs <<'JS'
import holidays from "@18f/us-federal-holidays";
const from = new Date(2027, 11, 1);
const newYearsEve = new Date(2027, 11, 31);
console.log(`31 December 2027: ${holidays.isAHoliday(newYearsEve)}`);
for (const to of [newYearsEve, new Date(2028, 0, 1)]) {
  const days = holidays.inRange(from, to).map(({ dateString }) => dateString);
  console.log(`1 December 2027 to ${to.toISOString().slice(0, 10)}: ${days.join(" ")}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "31 December 2027: true
1 December 2027 to 2027-12-31: 2027-12-24
1 December 2027 to 2028-01-01: 2027-12-24 2027-12-31"
