import { existsSync, globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Matches a value in a URL path: a template expression or a segment that contains a digit, but not a literal name. */
const VALUE = "(?:\\$\\{[^}]+\\}|[^/\"'`\\s?]*\\d[^/\"'`\\s?]*)";

/**
 * Tells whether a call has a Route Handler in `app/api` and a test in `tests/http` that makes the call.
 * @param call for example `PATCH /bookings/{id}/close`
 */
export function isBuilt(root: string, call: string): boolean {
  const [method = "", place = ""] = call.split(" ");
  return hasHandler(root, method, place) && hasHttpTest(root, method, place);
}

function hasHandler(root: string, method: string, place: string): boolean {
  const folder = folderOf(path.join(root, "app/api"), segmentsOf(place));
  if (folder === undefined || !existsSync(path.join(folder, "route.ts"))) return false;
  const source = readFileSync(path.join(folder, "route.ts"), "utf8");
  return new RegExp(`^export const ${method} =`, "m").test(source);
}

/** Finds the folder of a route; a segment in braces matches a folder in brackets, whatever its name. */
function folderOf(start: string, segments: readonly string[]): string | undefined {
  return segments.reduce<string | undefined>((folder, segment) => {
    if (folder === undefined || !existsSync(folder)) return undefined;
    const names = readdirSync(folder);
    const name = segment.startsWith("{") ? names.find((one) => /^\[\w+\]$/.test(one)) : segment;
    return name && names.includes(name) ? path.join(folder, name) : undefined;
  }, start);
}

/**
 * Tells whether a test imports the handler's module or requests its URL; a call other than GET must name its method.
 */
function hasHttpTest(root: string, method: string, place: string): boolean {
  const segments = segmentsOf(place);
  const module = segments.map((one) => (one.startsWith("{") ? "\\[\\w+\\]" : one)).join("/");
  const address = segments.map((one) => (one.startsWith("{") ? VALUE : one)).join("/");
  const mention = new RegExp(`app/api/${module}/route["']|/(?:api/)?${address}(?=["'\`?\\s])`);
  return globSync("tests/http/**/*.test.{ts,tsx}", { cwd: root }).some((file) => {
    const source = readFileSync(path.join(root, file), "utf8");
    return mention.test(source) && (method === "GET" || new RegExp(`\\b${method}\\b`).test(source));
  });
}

function segmentsOf(place: string): string[] {
  return place.split("/").filter((segment) => segment !== "");
}
