// @ts-check

const LOOKS_LIKE_A_PATH = /^[\w.@()[\]-]+(\/[\w.@()[\]*{},-]+)*\/?$/;
const EXTENSION = /\.(ts|tsx|mjs|cjs|css|json|md|sql|grit|png|svg|eml|yml)$/;

/**
 * The paths of this project that a Markdown text names in code marks: `lib/base/money.ts`, `tests/e2e/`, `biome.json`.
 * Routes (`/bookings`), commands, packages and names with a placeholder are none.
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
    const [first = ""] = text.split("/");
    return text.includes("/") ? topLevel.includes(first) : EXTENSION.test(text) && !text.startsWith(".");
  });
}
