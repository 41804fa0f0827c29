import { readFileSync } from "node:fs";
const { guessCsvMapping } = await import(process.cwd()+"/lib/bank-statements/csv/csv-guess.model");
for (const f of process.argv.slice(3)) console.log(f, JSON.stringify(guessCsvMapping(readFileSync(f), process.argv[2]),null,0));
