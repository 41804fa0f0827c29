#!/bin/sh
# aba-generator 2.1.0: the head of an Australian direct entry file has the day on which to pay as DDMMYY and behind it, as some
# banks ask, a time. By the library's manual either may be a date or a text, and a time as text is HHmm. With a day given
# as a date and a time as text, it takes the hours and minutes for a year and the day from there: a file to be paid on 5
# December 2026 says 1 January 30, with 0930 as with 1430. With no time, or both as text, it says the day that was given.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund aba-generator@2.1.0 2>/dev/null
cat > try.mjs <<'JS'
import ABA from "aba-generator";
const day = new Date(2026, 11, 5);
const payment = { bsb: "012-345", account: "12345678", transactionCode: ABA.PAY, amount: 45, accountTitle: "Agent", remitter: "Agency" };
const headers = [{ date: day }, { date: "051226", time: "0930" }, { date: day, time: "0930" }, { date: day, time: "1430" }];
for (const header of headers) {
  const order = new ABA({ header: { bank: "ANZ", user: "Agency", userNumber: 1234, description: "Payout", ...header } });
  const [head] = order.generate([{ ...payment, traceBsb: "012-345", traceAccount: "99999" }]).split("\r\n");
  const { date, time = "none" } = header;
  console.log(`day as ${typeof date === "string" ? "text" : "date"}, time ${time}: ${head.slice(74, 80)}`);
}
JS
said=$(TZ=UTC node try.mjs)
echo "$said"
test "$said" = "day as date, time none: 051226
day as text, time 0930: 051226
day as date, time 0930: 010130
day as date, time 1430: 010130"
