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
