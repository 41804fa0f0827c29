import type { APIRequestContext } from "@playwright/test";
import { Parser } from "htmlparser2";
import { QUEUES } from "@/lib/platform/base/queues";

/** Patterns of technical text that no person should see. */
const MACHINE_WORDS: readonly RegExp[] = [
  // Machine-readable days, timestamps and months.
  /\b\d{4}-\d\d-\d\d\b|\b\d\d:\d\d:\d\d\.\d|(?<![\w-])20\d\d-(?:0\d|1[012])(?![\w-])/,
  // Ids.
  /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-/i,
  new RegExp(`(?<![\\w-])(?:${QUEUES.join("|")})(?![\\w-])`),
  // A spelling that differs from the specifications and can break at its hyphen.
  /\be-mail/i,
  // Identifiers of the code, and missing values.
  /\b[a-z]+Minor\b|\b[A-Z]{2,}_[A-Z_]+\b|\[object |\b(?:undefined|NaN|Invalid Date)\b/,
];

/** Attributes that are shown or read out. */
const READ = ["aria-label", "title", "alt", "placeholder", "data-tooltip"];
/** The date format option as the specification names it. */
const CHOICE = /^YYYY-MM-DD/;
/** Elements that aren't shown. Text quoted verbatim is skipped too; it is marked as not to be translated. */
const SILENT = new Set(["script", "style", "noscript"]);
/** Paths for people; excludes the API reference, which lists names that programs use. */
const FOR_PEOPLE = /^\/(?!\/|api|_next|docs\/api)/;
const MOST_PAGES = 120;

/**
 * Reads every page linked from a start address, with each of its options at least once, and returns the technical text
 * found.
 */
export async function machineWords(
  request: APIRequestContext,
  start: string,
): Promise<{ readonly pages: readonly string[]; readonly found: readonly string[] }> {
  const pages: string[] = [];
  const seen = new Set<string>();
  const found: string[] = [];
  const toRead = [start];
  for (let next = toRead.shift(); next !== undefined && pages.length < MOST_PAGES; next = toRead.shift()) {
    const parts = partsOf(next);
    if (parts.every((part) => seen.has(part))) continue;
    for (const part of parts) seen.add(part);
    const page = parts.join(", ");
    pages.push(page);
    const answer = await request.get(new URL(next, start).href);
    if (!answer.headers()["content-type"]?.startsWith("text/html")) continue;
    const { texts, links } = readPage(await answer.text());
    const wrong = texts.filter((text) => MACHINE_WORDS.some((words) => words.test(text)));
    found.push(...wrong.map((text) => `${page}: ${text}`));
    toRead.push(...links.filter((link) => FOR_PEOPLE.test(link)));
  }
  return { pages, found: [...new Set(found)] };
}

/** Returns an address's page and each of its options, without record ids. */
function partsOf(address: string): string[] {
  const { pathname, searchParams } = new URL(address, "http://localhost");
  const page = pathname.replaceAll(/[0-9a-f-]{36}/g, ":id");
  const choices = [...searchParams].map(([name, value]) =>
    ["view", "dialog", "layout"].includes(name) ? `${name}=${value}` : name,
  );
  return choices.length > 0 ? choices.map((choice) => `${page} ${choice}`) : [page];
}

function readPage(html: string): { readonly texts: string[]; readonly links: string[] } {
  const texts: string[] = [];
  const links: string[] = [];
  const silent: boolean[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      silent.push(silent.at(-1) || SILENT.has(name) || attributes.translate === "no");
      if (name === "a" && attributes.href) links.push(attributes.href);
      texts.push(...READ.flatMap((read) => attributes[read] ?? []));
    },
    ontext(text) {
      if (!silent.at(-1) && !CHOICE.test(text)) texts.push(text);
    },
    onclosetag() {
      silent.pop();
    },
  });
  parser.end(html);
  return { texts, links };
}
