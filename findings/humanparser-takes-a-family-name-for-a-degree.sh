#!/bin/sh
# humanparser 2.7.0: travellers of the family Ma have no family name: "Lin Ma" is Lin with the degree M.A., also where the
# comma says which part is the family's ("Ma, Lin"). parse-full-name 1.2.7 reads both. Of a couple, "Mr. & Mrs. John Smith",
# the first name of both is "&".
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund humanparser@2.7.0 parse-full-name@1.2.7 2>/dev/null
cat > try.cjs <<'JS'
const { parseName } = require("humanparser");
const { parseFullName } = require("parse-full-name");
for (const name of ["Lin Ma", "Ma, Lin", "Mr. & Mrs. John Smith"]) {
  const { firstName, lastName, suffix = "" } = parseName(name);
  const other = parseFullName(name);
  console.log(`${name}: [${firstName}] [${lastName}] [${suffix}], parse-full-name [${other.first}] [${other.last}] [${other.suffix}]`);
}
JS
said=$(node try.cjs)
echo "$said"
test "$said" = "Lin Ma: [Lin] [] [Ma], parse-full-name [Lin] [Ma] []
Ma, Lin: [Lin] [] [Ma], parse-full-name [Lin] [Ma] []
Mr. & Mrs. John Smith: [&] [Smith] [], parse-full-name [&] [Smith] []"
