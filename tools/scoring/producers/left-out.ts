import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = `${import.meta.dirname}/../../..`;
const READERS = /^lib\/reader\/(?:evidence|amounts)\/.+\.ts$/;
/** A function of a formatted file: name, first parameter with its type, type of its answer, body. */
const FUNCTION =
  /^((?:export )?function (\w+)(?:<[^(\n]*>)?\(\s*(?:(\w+): ([^,()\n]+))?(?:(?!\n\})[\s\S])*?\): ([^\n]+) \{\n)([\s\S]*?)\n\}$/gm;

const state = {
  names: [] as string[],
  spoke: new Set<string>(),
  leftOut: "",
};

/** Every producer of evidence that has been loaded: a function that answers with a list of something. */
export function producers(): readonly string[] {
  return state.names;
}

/** What is read, with one producer left out, and which of them had something to say. */
export async function without<T>(leftOut: string, read: () => Promise<T>): Promise<[T, ReadonlySet<string>]> {
  Object.assign(state, { leftOut, spoke: new Set() });
  const result = await read();
  state.leftOut = "";
  return [result, state.spoke];
}

/** From now on the readers of evidence are loaded so that any of them can be left out. */
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

/** A producer that is left out answers with what it was given, or with nothing. */
function watched<T>(id: string, instead: readonly T[], produce: () => readonly T[]): readonly T[] {
  if (id === state.leftOut) return [...instead];
  const found = produce();
  const isSilent = found.length === instead.length && found.every((one, at) => one === instead[at]);
  if (!isSilent) state.spoke.add(id);
  return found;
}
