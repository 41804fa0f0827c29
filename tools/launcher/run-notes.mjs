// @ts-check
import fs from "node:fs";
import path from "node:path";
import { DATA } from "./paths.mjs";
import { identified, isAlive, stopGroup } from "./processes.mjs";

const FOLDER = path.join(DATA, "run");
const LEFTOVER_PATIENCE_MS = 5_000;

/**
 * @typedef {import("./processes.mjs").Identified} Identified
 *
 * The processes one launcher runs, recorded so that the next one can clean up after a kill -9.
 * @typedef {object} Note
 * @property {Identified} launcher
 * @property {number} port the app's port, 0 if it has none yet
 * @property {Identified[]} services the leaders of process groups
 */

/** @type {Note | undefined} */
let mine;

/**
 * Records which port this process serves.
 * @param {number} port
 */
export function notePort(port) {
  current().port = port;
  write();
}

/**
 * Records a service this process has just started.
 * @param {number} pid
 */
export function noteService(pid) {
  current().services.push(identified(pid));
  write();
}

/** @param {number} pid */
export function forgetService(pid) {
  const note = current();
  note.services = note.services.filter((service) => service.pid !== pid);
  write();
}

/** Deletes this process's note once nothing of its run is left running. */
export function forgetRun() {
  fs.rmSync(fileOf(process.pid), { force: true });
  mine = undefined;
}

/** Stops services left behind by killed launchers. Resolves to the number that were still running. */
export async function stopLeftovers() {
  let stopped = 0;
  for (const { file, note } of notes()) {
    if (isAlive(note.launcher)) continue;
    stopped += note.services.filter(isAlive).length;
    await Promise.all(note.services.map((service) => stopGroup(service, LEFTOVER_PATIENCE_MS)));
    fs.rmSync(file, { force: true });
  }
  return stopped;
}

/** Returns the notes of other launchers of this checkout that serve the app. */
export function othersServing() {
  return notes()
    .map(({ note }) => note)
    .filter(({ launcher, port }) => port > 0 && launcher.pid !== process.pid && isAlive(launcher));
}

function current() {
  mine ??= { launcher: identified(process.pid), port: 0, services: [] };
  return mine;
}

function write() {
  fs.mkdirSync(FOLDER, { recursive: true });
  const file = fileOf(process.pid);
  fs.writeFileSync(`${file}.new`, JSON.stringify(mine));
  fs.renameSync(`${file}.new`, file);
}

/** @param {number} pid */
function fileOf(pid) {
  return path.join(FOLDER, `${pid}.json`);
}

/** @returns {{ file: string, note: Note }[]} */
function notes() {
  if (!fs.existsSync(FOLDER)) return [];
  return fs.readdirSync(FOLDER).flatMap((name) => {
    const file = path.join(FOLDER, name);
    if (name.endsWith(".json")) return [{ file, note: JSON.parse(fs.readFileSync(file, "utf8")) }];
    return [];
  });
}
