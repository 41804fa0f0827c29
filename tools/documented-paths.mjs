// @ts-check

const LOOKS_LIKE_A_PATH = /^[\w.@()[\]-]+(\/[\w.@()[\]*{},-]+)*\/?$/;

/**
 * Returns the paths of this project that a Markdown text names in code marks, such as `lib/platform/base/money.ts` or
 * `tests/e2e/`. Excludes routes (`/bookings`), commands, packages, bare file names and names with a placeholder.
 * @param {string} markdown
 * @param {readonly string[]} topLevel names in the project's root; every path starts with one of them
 * @returns {string[]}
 */
export function pathsIn(markdown, topLevel) {
  return namesIn(markdown).filter((text) => {
    if (!LOOKS_LIKE_A_PATH.test(text)) return false;
    const [first = "", ...below] = text.split("/");
    return below.length > 0 && topLevel.includes(first);
  });
}

/**
 * Returns the source files that a Markdown text names in code marks, with or without their folder, such as `money.ts`.
 * @param {string} markdown
 * @returns {string[]}
 */
export function filesIn(markdown) {
  return namesIn(markdown).filter((text) => /^[\w()[\]][\w./()[\]-]*\.(?:tsx?|mjs|css)$/.test(text));
}

/**
 * @param {string} markdown
 * @returns {string[]}
 */
function namesIn(markdown) {
  const prose = markdown.replace(/^```[\s\S]*?^```/gm, "");
  const marked = [...prose.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  const linked = [...prose.matchAll(/\]\((?!\w+:)([^)#\s]+)[^)]*\)/g)].map(([, text = ""]) => text);
  return [...new Set([...marked, ...linked])];
}

/**
 * Returns the commands in a Markdown text: the scripts of `npm run`, the files of `node`, and the checks in `--only=`.
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
