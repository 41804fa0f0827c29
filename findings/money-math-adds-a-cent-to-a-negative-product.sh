#!/bin/sh
# money-math 2.6.3, beside dinero.js 2.0.2: `mul`, `div` and `percent` of amounts cut off what is behind the cent and add one
# cent where the rest is half or more, also to a negative result, which brings it nearer to nothing: half of -33.33 is -16.65
# (half of 33.33 is 16.67), a tenth of -10.06 is -0.99. A commission taken back is up to two cents less than the one that was
# paid, and the books of both don't add up to nothing.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund money-math@2.6.3 dinero.js@2.0.2 2>/dev/null
cat > try.mjs <<'JS'
import { dinero, EUR, halfAwayFromZero, multiply, toDecimal, transformScale } from "dinero.js";
import money from "money-math";
const cents = (amount) => Number(amount.replace(".", ""));
const exact = (amount, factor) =>
  toDecimal(transformScale(multiply(dinero({ amount: cents(amount), currency: EUR }), { amount: cents(factor), scale: 2 }), 2, halfAwayFromZero));
for (const [amount, factor] of [["33.33", "0.50"], ["10.06", "0.10"], ["123.45", "0.10"]]) {
  const products = [amount, `-${amount}`].map((one) => `${money.mul(one, factor)} (dinero.js ${exact(one, factor)})`);
  console.log(`${amount} and -${amount} times ${factor}: ${products.join(", ")}`);
}
console.log(`thirds of 2.00 and -2.00: ${money.div("2.00", "3.00")}, ${money.div("-2.00", "3.00")}`);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "33.33 and -33.33 times 0.50: 16.67 (dinero.js 16.67), -16.65 (dinero.js -16.67)
10.06 and -10.06 times 0.10: 1.01 (dinero.js 1.01), -0.99 (dinero.js -1.01)
123.45 and -123.45 times 0.10: 12.35 (dinero.js 12.35), -12.33 (dinero.js -12.35)
thirds of 2.00 and -2.00: 0.67, -0.65"
