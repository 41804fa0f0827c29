#!/bin/sh
# @ach/ach 1.1.0, beside its fork @midlandsbank/node-nacha 0.4.0: the entry hash of a Nacha file is the sum of the first eight
# figures of all routing numbers, of which the last ten figures count; a bank adds them up again to see that no line was lost.
# @ach/ach has them as text and puts one behind the other, in the control records of the batch and of the file: with one
# payment the hash is right, from the second on it isn't, and the bank has to refuse the file. The fork adds them up.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @ach/ach@1.1.0 @midlandsbank/node-nacha@0.4.0 2>/dev/null
cat > try.mjs <<'JS'
import { text } from "node:stream/consumers";
import ach from "@ach/ach";
import nacha from "@midlandsbank/node-nacha";
const payees = [["Agent One", "021000021"], ["Agent Two", "011401533"]];
const credits = (count, of) => {
  const order = of.create({ from: { name: "Agency", fein: "123456789" }, for: { name: "Bank", routing: "061000104" } });
  const batch = order.ppd({ effectiveDate: "261204", description: "Payout" });
  for (const [name, routing] of payees.slice(0, count)) {
    const to = { name, routing, dfi: routing.slice(0, 8), account: { num: "1357", type: "C" } };
    batch.credit({ ...to, to, amount: 4500 });
  }
  return order.object;
};
const hashes = (file) => {
  const lines = file.split("\n");
  const ofBatch = lines.find((line) => line.startsWith("8")).slice(10, 20);
  return `${ofBatch} ${lines.find((line) => /^90/.test(line)).slice(21, 31)}`;
};
for (const count of [1, 2]) {
  const file = await text(ach().getFormatter("ach").end(credits(count, ach())));
  const forked = nacha.from(credits(count, nacha)).to("ach");
  console.log(`${count}: @ach/ach ${hashes(file)}, node-nacha ${hashes(forked)}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "1: @ach/ach 0002100002 0002100002, node-nacha 0002100002 0002100002
2: @ach/ach 0201140153 0201140153, node-nacha 0003240155 0003240155"
