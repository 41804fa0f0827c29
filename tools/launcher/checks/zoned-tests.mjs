// @ts-check
import fs from "node:fs";
import path from "node:path";

/**
 * What the zone of a machine can change: a day made or told of an instant, or the other way round. An instant that is
 * now, or so many milliseconds from another, is the same in every zone.
 */
const CLOCK =
  /\bnew Date\((?!\)|[\w.]+\.getTime\(\)|Math\.)|\bDate\.(?:parse|UTC)\b|\bDateTimeFormat\b|\.toLocale(?:Date|Time)String\b|\.[gs]et(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/;
/** What a test that expects a day has in its own text. */
const DAY = /\b\d{4}-\d\d-\d\d\b|\b(?:start|end)Date\b|\btimeZone\b/;
const IMPORT = /\b(?:(?:import|export) (?!type\b)(?:[^"';]*? from )?|import\()"([^"]+)"/g;
const ENDINGS = ["", ".ts", ".tsx", ".mjs"];
/**
 * Whatever reads a mail reaches days. Behind these modules nothing is followed: what they read, or do for tests of every
 * kind, is tried in every zone by the tests that expect days, a sample of the golden mails among them.
 */
const READERS = ["lib/reader", "tools/scoring", "tests/support"].map((folder) => path.normalize(folder));
/** Reckons with days as UTC does; `tests/rules/base.test.ts` holds it to that in every zone. */
const CALENDAR = path.normalize("lib/platform/base/dates/calendar-date.ts");

/**
 * Those of the tests in these folders that have to do with days: they name one, or reach a module that makes one.
 * @param {string} root
 * @param {string[]} folders
 * @returns {string[]} their paths below root
 */
export function zonedTests(root, folders) {
  /** @type {Map<string, boolean>} */
  const known = new Map();

  /**
   * @param {string} file below root
   * @returns {boolean}
   */
  function dealsWithDays(file) {
    const before = known.get(file);
    if (before !== undefined) return before;
    known.set(file, false);
    const text = fs.readFileSync(path.join(root, file), "utf8");
    const own = (file !== CALENDAR && CLOCK.test(text)) || (isTest(file) && DAY.test(text));
    const deals = own || (!isReader(file) && importsOf(root, file, text).some(dealsWithDays));
    known.set(file, deals);
    return deals;
  }

  return folders.flatMap((folder) =>
    fs
      .globSync(`${folder}/**/*.test.{ts,tsx}`, { cwd: root })
      .sort()
      .filter((file) => dealsWithDays(file)),
  );
}

/**
 * A test, or what stands beside it.
 * @param {string} file
 */
function isTest(file) {
  return file.startsWith(`tests${path.sep}`) && !isReader(file);
}

/** @param {string} file */
function isReader(file) {
  return READERS.some((folder) => file.startsWith(folder + path.sep));
}

/**
 * The files of this house that it imports.
 * @param {string} root
 * @param {string} file
 * @param {string} text
 */
function importsOf(root, file, text) {
  return [...text.matchAll(IMPORT)].flatMap(([, name = ""]) => {
    if (!/^(?:@\/|\.)/.test(name)) return [];
    const target = name.startsWith("@/") ? name.slice(2) : path.join(path.dirname(file), name);
    const found = ENDINGS.map((ending) => target + ending).find((one) =>
      fs.statSync(path.join(root, one), { throwIfNoEntry: false })?.isFile(),
    );
    return found ? [path.normalize(found)] : [];
  });
}
