#!/bin/sh
# @internationalized/number 3.6.9: NumberParser of English takes the German amount 1.250,50 for 1.2505, and that of German the
# English 1,250.50 for 1.2505: a group sign that stands behind the decimal one is dropped, and isValidPartialNumber calls the
# text valid. With two group signs (1,250,500.00) it is refused, and so is 1.250,50 in French.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @internationalized/number@3.6.9 2>/dev/null
cat > try.cjs <<'JS'
const { NumberParser } = require("@internationalized/number");
const amounts = {
  "en-US": ["1,250.50", "1.250,50"],
  "de-DE": ["1,250.50", "1,250,500.00"],
  "fr-FR": ["1.250,50"],
};
for (const [language, text] of Object.entries(amounts).flatMap(([key, texts]) => texts.map((each) => [key, each]))) {
  const parser = new NumberParser(language, { style: "decimal" });
  console.log(`${language} ${text}: ${parser.parse(text)} ${parser.isValidPartialNumber(text) ? "valid" : "refused"}`);
}
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "en-US 1,250.50: 1250.5 valid
en-US 1.250,50: 1.2505 valid
de-DE 1,250.50: 1.2505 valid
de-DE 1,250,500.00: NaN refused
fr-FR 1.250,50: NaN refused"
