#!/bin/sh
# moment-business-days 1.2.0, beside dayjs-business-days2 1.4.0: `nextBusinessDay` and `businessDaysIntoMonth` sound like
# questions, and the manual doesn't say that they change anything. Both move the date itself: a due day that was only asked for
# the next one is that next one from then on, and one on a weekend, asked how many working days its month has had by then, is
# the Friday before. Where that Friday lies in July, the answer for 1 August is 23, the working days of July.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund moment@2.30.1 moment-business-days@1.2.0 dayjs@1.11.19 dayjs-business-days2@1.4.0 2>/dev/null
cat > try.mjs <<'JS'
import dayjs from "dayjs";
import plugin from "dayjs-business-days2";
import moment from "moment-business-days";
dayjs.extend(plugin.default ?? plugin);
const asked = (due, question) => {
  const answer = due[question]();
  return `${answer.format?.("YYYY-MM-DD") ?? answer} (due ${due.format("YYYY-MM-DD")})`;
};
const day = "2026-12-04";
console.log(`next after ${day}: ${asked(moment(day), "nextBusinessDay")}, dayjs ${asked(dayjs(day), "nextBusinessDay")}`);
for (const day of ["2026-12-05", "2026-08-01"]) console.log(`working days up to ${day}: ${asked(moment(day), "businessDaysIntoMonth")}`);
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "next after 2026-12-04: 2026-12-07 (due 2026-12-07), dayjs 2026-12-07 (due 2026-12-04)
working days up to 2026-12-05: 4 (due 2026-12-04)
working days up to 2026-08-01: 23 (due 2026-07-31)"
