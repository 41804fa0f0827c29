#!/bin/sh
# nodenab 1.2.1, beside Number's toFixed: it writes amounts to files for Brazil's banks (CNAB) and rounds one with more decimals
# than two, as sums and percentages in floating point have, by its decimals alone. A zero in front of them is lost and then
# made up for at the end: a tenth of 20.30 is 2.0300000000000002 and is written as 2.30, while 2.03 is 2.03. Where the
# decimals round up to a whole there are three figures of cents, and the rest of the line moves by one.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund nodenab@1.2.1 2>/dev/null
cat > try.mjs <<'JS'
import { createRequire } from "node:module";
import nodenab from "nodenab";
const form = createRequire(import.meta.url)("nodenab/layouts/237/400/cobranca.json");
const layout = new nodenab.Layout(237, "400", form, { loadFromFile: false });
const [first, last] = layout.getRemessaLayout().detalhes.segmento_1.valor.pos;
for (const amount of [2.03, 20.3 * 0.1, 20.1 + 20.2 - 30.25, 33.33 * 0.3]) {
  const order = new nodenab.Remessa(layout);
  const batch = order.novoLote(1);
  const charge = batch.novoDetalhe(["segmento_2", "segmento_3", "segmento_7"]);
  charge.segmento_1.valor = amount;
  order.inserirLote(batch.inserirDetalhe(charge));
  const line = new nodenab.RemessaFile(order).generate().split("\r\n")[1];
  console.log(`${amount}: ${amount.toFixed(2)}, written ${Number(line.slice(first - 1, last))} cents in a line of ${line.length}`);
}
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "2.03: 2.03, written 203 cents in a line of 400
2.0300000000000002: 2.03, written 230 cents in a line of 400
10.049999999999997: 10.05, written 1050 cents in a line of 400
9.998999999999999: 10.00, written 910 cents in a line of 401"
