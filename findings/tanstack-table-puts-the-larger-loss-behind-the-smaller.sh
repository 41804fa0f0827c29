#!/bin/sh
# @tanstack/table-core 9.3.1: without a function named, a column sorts by its first values: numbers as numbers, text with figures
# in it by its runs of figures, each run as a number. Amounts that come as text, as numeric does from drivers of PostgreSQL, are
# such text: the minus is a sign like any other and the point ends a run, so that -5.00 stands before -45.00 and 1.5 before
# 1.25. Positive amounts with two decimals are right, and nobody notices before the first commission is taken back.
set -e
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @tanstack/table-core@9.3.1 2>/dev/null
cat > try.mjs <<'JS'
import { constructTable, createSortedRowModel, rowSortingFeature, sortFns, tableFeatures } from "@tanstack/table-core";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
const sortedRowModel = createSortedRowModel();
const coreReactivityFeature = storeReactivityBindings();
const features = tableFeatures({ coreReactivityFeature, rowSortingFeature, sortedRowModel, sortFns });
const sorted = (amounts) => {
  const data = amounts.map((amount) => ({ amount }));
  const initialState = { sorting: [{ id: "amount", desc: false }] };
  const table = constructTable({ features, columns: [{ accessorKey: "amount" }], data, initialState });
  return table.getSortedRowModel().rows.map((row) => row.getValue("amount"));
};
for (const amounts of [[12, -5, 120, -45], [1.25, 1.5]])
  console.log(sorted(amounts).join(" "), "as text", sorted(amounts.map((amount) => `${amount}`)).join(" "));
console.log(sorted(["1000.00", "999.99", "12.00"]).join(" "));
JS
said=$(node try.mjs)
echo "$said"
test "$said" = "-45 -5 12 120 as text -5 -45 12 120
1.25 1.5 as text 1.5 1.25
12.00 999.99 1000.00"
