// @ts-check
import path from "node:path";
import { fileURLToPath } from "node:url";

/** The root folder of the checkout. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * The folder for everything kept between runs and never committed: databases, secrets, notes about running processes.
 */
export const DATA = path.join(ROOT, ".data");

/** Node's compile cache for the programs that run here. */
export const COMPILED = path.join(DATA, "compile-cache");

/**
 * Returns the path of a file in an installed package.
 * @param {string} name the path below node_modules
 */
export function installed(name) {
  return path.join(ROOT, "node_modules", name);
}
