// usage: tsx score.ts DIR [--verbose]   run from a worktree; scores every file with a truth beside it
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
const root = process.cwd();
const { readForAccount } = await import(join(root, "lib/bank-transactions/import/reading/read-for-account"));
const { digitsOf, major } = await import(join(root, "lib/base/money"));
const walk = (dir: string): string[] => readdirSync(dir).flatMap((f) => { const p = join(dir, f); return statSync(p).isDirectory() ? walk(p) : [p]; });
const nf = (s: string) => s.normalize("NFKC").toLowerCase().replace(/\s+/g, " ");
const kinds: Record<string, Record<string, number>> = {};
const verbose = process.argv.includes("--verbose");
const { Console } = await import("node:console");
for (const truthPath of walk(process.argv[2]!).filter((f) => f.endsWith(".json"))) {
  const truth = JSON.parse(readFileSync(truthPath, "utf8"));
  const stem = truthPath.slice(0, -5);
  const file = walk(join(stem, "..")).find((f) => f.startsWith(`${stem}.`) && f !== truthPath)!;
  let outcome = "", note = "";
  try {
    const read = readForAccount({ bytes: readFileSync(file), accounts: [{ id: "account", name: "The account", currency: truth.currency, lastDigits: null, version: 1 }], accountId: "account", mapping: null, remembered: new Map(), guesses: true });
    if (read.answer.kind === "asks") { outcome = truth.expect === "read" ? "asked though readable" : "right"; note = JSON.stringify(read.answer.questions); }
    else if (read.answer.kind === "refused") { outcome = truth.expect === "read" ? "refused" : "right"; note = read.answer.message; }
    else {
      const got = read.lines.map((l: any) => ({ date: l.bookedOn, amount: major({ minor: l.amountMinor, currency: l.currency }).toFixed(digitsOf(l.currency)), payer: l.payer, memo: l.memo }));
      const left = [...got];
      let wrong = got.length !== truth.transactions.length ? `${got.length} lines for ${truth.transactions.length}` : "";
      let soft = "";
      for (const t of truth.transactions) {
        const same = (g: any) => g.date === t.date && Number(g.amount) === Number(t.amount);
        const words = (g: any) => (t.memoHas ?? []).every((w: string) => nf(`${g.memo} ${g.payer ?? ""}`).includes(nf(w)));
        const payer = (g: any) => !("payer" in t) || nf(g.payer ?? "") === nf(t.payer ?? "");
        let at = left.findIndex((g) => same(g) && words(g) && payer(g));
        if (at < 0) { at = left.findIndex(same); if (at < 0) { wrong ||= `no ${t.date} ${t.amount}: got ${JSON.stringify(got).slice(0, 300)}`; continue; } soft ||= `${JSON.stringify(t)} got ${JSON.stringify(left[at])}`; }
        left.splice(at, 1);
      }
      if (truth.expect === "ask") { outcome = "wrong in silence"; note = "read: " + JSON.stringify(got).slice(0, 200); }
      else if (wrong) { outcome = "wrong in silence"; note = wrong; }
      else if (soft) { outcome = "words wrong"; note = soft; }
      else outcome = "right";
    }
  } catch (e: any) { outcome = "crash"; note = String(e?.stack ?? e).slice(0, 400); }
  const kind = truth.kind ?? truthPath.split("/").at(-2);
  const k = (kinds[kind] ??= {}); k[outcome] = (k[outcome] ?? 0) + 1;
  if (outcome !== "right" && verbose) console.log(`${outcome.toUpperCase()} ${file.replace(process.argv[2]!, "")}: ${note}`);
}
const total: Record<string, number> = {};
for (const [kind, k] of Object.entries(kinds)) { console.log(kind.padEnd(34), JSON.stringify(k)); for (const [o, n] of Object.entries(k)) total[o] = (total[o] ?? 0) + n; }
console.log("TOTAL", JSON.stringify(total));
