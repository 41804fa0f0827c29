// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/** What is kept between runs and never committed: databases, secrets, notes on running processes. */
export const DATA = path.join(ROOT, ".data");

/** What Node has compiled of the programs that run here. */
export const COMPILED = path.join(DATA, "compile-cache");

/**
 * A file of an installed package.
 * @param {string} name path below node_modules
 */
export function installed(name) {
  return path.join(ROOT, "node_modules", name);
}
