// @ts-check
import fs from "node:fs";
import path from "node:path";
import { end } from "../lifetime.mjs";
import { DATA, ROOT } from "../paths.mjs";
import { Refusal, say, step } from "../say.mjs";
import { loadSettings } from "../settings.mjs";
import { copyCluster, putCluster } from "./cluster-copy.mjs";
import { dumpDatabase, putDatabase } from "./server-dump.mjs";

/**
 * The location of an installation's data: the embedded database below `data`, unless `url` names another database.
 * @typedef {{ data: string, url: string | undefined, blobs: string }} Place
 */

const NOTES = "backup.json";

/** Runs `npm run backup [-- FOLDER]`. @param {string[]} parameters */
export async function backup([folder]) {
  const place = ownPlace();
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(":", "-");
  const target = path.resolve(folder ?? path.join(place.data, "backups", stamp));
  await takeBackup(place, target);
  say(`The backup is in ${target}. It holds secrets: keep it where nobody else can read it.`);
  await end(0);
}

/** Runs `npm run restore -- FOLDER`. @param {string[]} parameters */
export async function restore([folder]) {
  if (!folder) throw new Refusal("Say which backup: npm run restore -- FOLDER");
  await putBack(ownPlace(), path.resolve(folder));
  say("The backup is restored. `npm start`, or the migration, brings it to this version.");
  await end(0);
}

/**
 * Copies the database first and the stored files afterwards: a file without a row does no harm.
 * @param {Place} place
 * @param {string} target
 */
export async function takeBackup(place, target) {
  refuseFull(target, "The folder of a backup has to be new or empty");
  fs.mkdirSync(target, { recursive: true, mode: 0o700 });
  const kind = place.url ? "server" : "embedded";
  await step(`Backing up the ${kind === "server" ? "server's" : "embedded"} database`, async () =>
    place.url ? dumpDatabase(place.url, target) : copyCluster(place.data, target),
  );
  const files = await step("Backing up stored files", async () =>
    copyFiles(place.blobs, path.join(target, "blobs")),
  );
  const { version } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8"));
  const notes = { product: version, takenAt: new Date().toISOString(), kind, files };
  fs.writeFileSync(path.join(target, NOTES), `${JSON.stringify(notes, null, 2)}\n`);
  say(`  ${files} stored files; a bucket or Vercel Blob is not among them.`);
}

/**
 * @param {Place} place
 * @param {string} source
 */
export async function putBack(place, source) {
  const notes = path.join(source, NOTES);
  if (!fs.existsSync(notes)) throw new Refusal(`${source} is no whole backup: it has no ${NOTES}.`);
  const { kind } = JSON.parse(fs.readFileSync(notes, "utf8"));
  if ((kind === "server") !== Boolean(place.url)) {
    const way = kind === "server" ? "set DATABASE_URL to an empty one" : "unset DATABASE_URL";
    throw new Refusal(
      `This backup is of ${kind === "server" ? "a server's" : "an embedded"} database: ${way}.`,
    );
  }
  refuseFull(place.blobs, "Stored files are restored into an empty folder only");
  await step("Restoring the database", async () =>
    place.url ? putDatabase(place.url, source) : putCluster(place.data, source),
  );
  const files = await step("Restoring stored files", async () =>
    copyFiles(path.join(source, "blobs"), place.blobs),
  );
  say(`  ${files} stored files.`);
}

/** @returns {Place} */
function ownPlace() {
  loadSettings();
  return {
    data: DATA,
    url: process.env.DATABASE_ADMIN_URL || process.env.DATABASE_URL,
    blobs: process.env.BLOB_DIR || path.join(DATA, "blobs"),
  };
}

/**
 * Copies a folder and returns the number of files copied.
 * @param {string} from
 * @param {string} to
 */
function copyFiles(from, to) {
  if (!fs.existsSync(from)) return 0;
  fs.cpSync(from, to, { recursive: true });
  const entries = fs.readdirSync(from, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).length;
}

/**
 * @param {string} folder
 * @param {string} rule
 */
function refuseFull(folder, rule) {
  if (fs.existsSync(folder) && fs.readdirSync(folder).length > 0) throw new Refusal(`${rule}: ${folder}`);
}
