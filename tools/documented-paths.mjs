// @ts-check

const LOOKS_LIKE_A_PATH = /^[\w.@()[\]-]+(\/[\w.@()[\]*{},-]+)*\/?$/;

/**
 * The paths of this project that a Markdown text names in code marks: `lib/platform/base/money.ts`, `tests/e2e/`.
 * Routes (`/bookings`), commands, packages bare file names and names with a placeholder are none.
 * @param {string} markdown
 * @param {readonly string[]} topLevel names in the project's root: a path begins with one of them
 * @returns {string[]}
 */
export function pathsIn(markdown, topLevel) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  const linked = [...prose.matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map(([, text = ""]) => text);
  return [...new Set([...marked, ...linked])].filter((text) => {
    if (!LOOKS_LIKE_A_PATH.test(text)) return false;
    const [first = "", ...below] = text.split("/");
    return below.length > 0 && topLevel.includes(first);
  });
}

/**
 * What a Markdown text tells to run: `npm run` with a script's name, `node` with a file, and the names of checks behind `--only=`.
 * @param {string} markdown
 * @returns {{ scripts: string[], files: string[], checks: string[] }}
 */
export function commandsIn(markdown) {
  /** @param {RegExp} pattern */
  const all = (pattern) => [...new Set([...markdown.matchAll(pattern)].map(([, name = ""]) => name))];
  return {
    scripts: all(/\bnpm run (?:--silent )?([a-z][\w:-]*)/g),
    files: all(/\bnode ((?:tools|findings|bench|docs)\/[\w./-]+)/g),
    checks: all(/--only=([\w,-]+)/g).flatMap((names) => names.split(",")),
  };
}
