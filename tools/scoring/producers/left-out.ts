import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = `${import.meta.dirname}/../../..`;
const READERS = /^lib\/reader\/(?:evidence|amounts)\/.+\.ts$/;
/** Matches a function in a formatted file: name, first parameter with its type, return type, body. */
const FUNCTION =
  /^((?:export )?function (\w+)(?:<[^(\n]*>)?\(\s*(?:(\w+): ([^,()\n]+))?(?:(?!\n\})[\s\S])*?\): ([^\n]+) \{\n)([\s\S]*?)\n\}$/gm;

const state = {
  names: [] as string[],
  spoke: new Set<string>(),
  leftOut: "",
};

/** Returns every loaded producer of evidence: a function that returns a list. */
export function producers(): readonly string[] {
  return state.names;
}

/** Runs a reading with one producer left out. Returns the result, and the producers that found something. */
export async function without<T>(leftOut: string, read: () => Promise<T>): Promise<[T, ReadonlySet<string>]> {
  Object.assign(state, { leftOut, spoke: new Set() });
  const result = await read();
  state.leftOut = "";
  return [result, state.spoke];
}

/** Makes Node load the evidence readers in such a way that each of them can be left out. */
export function watchProducers(): void {
  Object.assign(globalThis, { watched });
  registerHooks({
    load(url, context, next) {
      const path = url.startsWith("file:") ? relative(ROOT, fileURLToPath(url)) : "";
      if (!READERS.test(path)) return next(url, context);
      const source = readFileSync(fileURLToPath(url), "utf8");
      return {
        format: "module-typescript",
        source: watchable(source, path.slice(0, -".ts".length)),
        shortCircuit: true,
      };
    },
  });
}

function watchable(source: string, file: string): string {
  return source.replace(FUNCTION, (whole, head, name, parameter, type, answer, body) => {
    if (!/^[A-Z]\w+\[\]$/.test(answer)) return whole;
    const id = `${file.slice("lib/reader/".length)} ${name}`;
    state.names.push(id);
    const instead = type?.replace("readonly ", "") === answer ? parameter : "[]";
    return `${head}return globalThis.watched("${id}", ${instead}, () => {\n${body}\n});\n}`;
  });
}

/** Runs a producer. If it is left out, returns its input list, or an empty one. */
function watched<T>(id: string, instead: readonly T[], produce: () => readonly T[]): readonly T[] {
  if (id === state.leftOut) return [...instead];
  const found = produce();
  const isSilent = found.length === instead.length && found.every((one, at) => one === instead[at]);
  if (!isSilent) state.spoke.add(id);
  return found;
}
