// @ts-check
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "./launcher/paths.mjs";

/**
 * Checks the build as Vercel would deploy it, using what Next has traced for each function:
 * `node tools/vercel-check.mjs` after `npm run build:vercel` or any other build. Prints what is wrong and exits with 1.
 */
const MOST_MB = 250;
/** The limit of Vercel's paid plans; a free one allows 60. */
const MOST_SECONDS = 300;
const SERVER = path.join(ROOT, ".next/server");

/**
 * Files that functions load in addition to their own code: the threads that read files, and the PDF reader used there.
 */
const JOBS = "app/api/jobs/run/route.js.nft.json";
const READ_BY_JOBS = [/reading-thread/, /node_modules\/unpdf\//];

/** @type {string[]} */
const wrong = [];
const traces = fs
  .readdirSync(SERVER, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".nft.json"))
  .map((name) => ({ name, files: filesOf(name) }));
const sizes = traces
  .map(({ name, files }) => ({ name, megabytes: files.reduce((sum, file) => sum + bytesOf(file), 0) / 1e6 }))
  .sort((one, other) => other.megabytes - one.megabytes);
for (const { name, megabytes } of sizes.slice(0, 5))
  console.log(`${megabytes.toFixed(1).padStart(7)} MB  ${name}`);
for (const { name, megabytes } of sizes) {
  if (megabytes > MOST_MB) wrong.push(`${name} has ${megabytes.toFixed(0)} MB, more than ${MOST_MB}`);
}
for (const { name, files } of traces) {
  const missing = files.find((file) => !fs.existsSync(file));
  if (missing) wrong.push(`${name} needs ${missing}, which isn't there`);
}
const jobs = traces.find(({ name }) => name === JOBS)?.files ?? [];
for (const pattern of READ_BY_JOBS) {
  if (!jobs.some((file) => pattern.test(file))) wrong.push(`${JOBS} lacks ${pattern}`);
}

/** @type {{ crons: { path: string }[] }} */
const { crons } = JSON.parse(fs.readFileSync(path.join(ROOT, "vercel.json"), "utf8"));
for (const { path: address } of crons) {
  if (!fs.existsSync(path.join(ROOT, "app", address, "route.ts")))
    wrong.push(`no route answers the cron ${address}`);
}
for (const file of fs.globSync("app/**/{route.ts,page.tsx}", { cwd: ROOT })) {
  const [, seconds = "0"] = /maxDuration = (\d+)/.exec(fs.readFileSync(path.join(ROOT, file), "utf8")) ?? [];
  if (Number(seconds) > MOST_SECONDS) wrong.push(`${file} asks for ${seconds} s`);
}
for (const one of wrong) console.log(one);
console.log(`Functions on Vercel: ${sizes.length}, ${wrong.length} wrong`);
process.exitCode = sizes.length > 0 && wrong.length === 0 ? 0 : 1;

/** @param {string} name */
function filesOf(name) {
  const trace = path.join(SERVER, name);
  /** @type {{ files: string[] }} */
  const { files } = JSON.parse(fs.readFileSync(trace, "utf8"));
  const own = trace.replace(/\.nft\.json$/, "");
  return [...new Set([own, ...files.map((file) => path.resolve(path.dirname(trace), file))])];
}

/** @param {string} file */
function bytesOf(file) {
  return fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
