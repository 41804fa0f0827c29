// @ts-check
import fs from "node:fs";
import path from "node:path";
import { holderOf, readLock } from "../../postgres/lock-file.mjs";
import { chooseWay } from "../../postgres/ways.mjs";
import { Refusal } from "../say.mjs";

/**
 * The parts of an embedded installation: the database's folder and password, and the secrets that decrypt values in it.
 */
const CLUSTER = "pg18";
const PASSWORD = `${CLUSTER}.password`;
const SECRETS = "secrets.json";

/**
 * Copies the database folder, which requires that no server is running but none of PostgreSQL's tools. Throws Refusal
 * if there is no database or it is running.
 * @param {string} data
 * @param {string} target
 */
export function copyCluster(data, target) {
  const { dataDir } = chooseWay(path.join(data, CLUSTER));
  if (!fs.existsSync(path.join(dataDir, "PG_VERSION"))) throw new Refusal(`There is no database in ${data}.`);
  const lock = readLock(dataDir);
  if (lock && holderOf(lock.pid, dataDir) === "server") {
    throw new Refusal(`The database is running (process ${lock.pid}). Stop the product first.`);
  }
  fs.cpSync(dataDir, path.join(target, CLUSTER), { recursive: true, verbatimSymlinks: true });
  copyIfThere(`${dataDir}.password`, path.join(target, PASSWORD));
  copyIfThere(path.join(data, SECRETS), path.join(target, SECRETS));
}

/**
 * Restores such a copy where there is no database yet. The server adjusts the owner of the files when it starts. Throws
 * Refusal if there is a database.
 * @param {string} data
 * @param {string} source
 */
export function putCluster(data, source) {
  const { dataDir } = chooseWay(path.join(data, CLUSTER));
  if (fs.existsSync(dataDir))
    throw new Refusal(`There is a database already: ${dataDir}. Move it away first.`);
  // Copied under a temporary name until it is complete.
  const unfinished = `${dataDir}.restoring`;
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(path.join(source, CLUSTER), unfinished, { recursive: true, verbatimSymlinks: true });
  fs.chmodSync(unfinished, 0o700);
  fs.rmSync(path.join(unfinished, "postmaster.pid"), { force: true });
  copyIfThere(path.join(source, PASSWORD), `${dataDir}.password`);
  copyIfThere(path.join(source, SECRETS), path.join(data, SECRETS));
  fs.renameSync(unfinished, dataDir);
}

/**
 * @param {string} from
 * @param {string} to
 */
function copyIfThere(from, to) {
  if (fs.existsSync(from)) fs.copyFileSync(from, to);
}
