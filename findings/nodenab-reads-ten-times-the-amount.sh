#!/bin/sh
# nodenab 1.2.1: in the files of Brazil's banks (CNAB) an amount is figures alone, and 9(11)V9(2) says that the last two are cents.
# nodenab reads the part before and the part behind separately and then puts text behind a number where it means to add: R$
# 45.10 paid comes in as "450.10", R$ 7.05 as "70.05". Without cents the amount is right, and a number. The figures look like
# amounts, and the sum that the trailer states is wrong in the same way.
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
const { header_arquivo, trailer_arquivo, detalhes } = layout.getRetornoLayout();
const line = (type, fields, values) => {
  const figures = [...type.padEnd(400, "0")];
  for (const [name, cents] of Object.entries(values)) {
    const [first, last] = fields[name].pos;
    figures.splice(first - 1, last - first + 1, ...String(cents).padStart(last - first + 1, "0"));
  }
  return figures.join("");
};
const cents = [4510, 705, 4500];
const paid = cents.map((valor_pago) => line("1", detalhes.segmento_1, { valor_pago }));
const total = line("9", trailer_arquivo, { valor_cobranca: 9715 });
const file = [line("0", header_arquivo, {}), ...paid, total].join("\n");
const { lotes, trailer } = new nodenab.RetornoFile(layout, file).generate().toJSON();
lotes[0].titulos.forEach(({ 1: { valor_pago } }, at) => console.log(`${cents[at]} cents: ${JSON.stringify(valor_pago)}`));
console.log(`9715 cents in all: ${JSON.stringify(trailer.valor_cobranca)}`);
JS
said=$(node try.mjs)
echo "$said"
test "$said" = '4510 cents: "450.10"
705 cents: "70.05"
4500 cents: 45
9715 cents in all: "970.15"'
