/**
 * One key, or a sequence of two ("g d"), and its action. Letters are lower case; `Mod` is Ctrl, or Cmd on a Mac.
 * Where several keys do the same, the help lists only the first, as `listed`; the others have an empty label.
 */
type Shortcut = {
  readonly keys: string;
  readonly label: string;
  readonly group: ShortcutGroup;
  readonly listed?: string;
};
export type ShortcutGroup = "Everywhere" | "Lists" | "Open email" | "Transactions and reports" | "AI review";

const candidate = (keys: string, label = "") => ({ keys, label, group: "Transactions and reports" }) as const;

/**
 * All keyboard shortcuts of the app. A screen provides actions by these names; a shortcut without an action is
 * inactive.
 */
export const SHORTCUTS = {
  next: { keys: "j", label: "Next row", group: "Lists" },
  previous: { keys: "k", label: "Previous row", group: "Lists" },
  open: { keys: "Enter", label: "Open the row", group: "Lists" },
  peek: { keys: "Space", label: "Peek at the row", group: "Lists" },
  select: { keys: "x", label: "Select the row", group: "Lists" },
  clearSelection: { keys: "Escape", label: "Clear the selection", group: "Lists" },
  escape: { keys: "Escape", label: "Close", group: "Lists" },
  convert: { keys: "c", label: "Convert to a booking", group: "Open email" },
  review: { keys: "e", label: "Review and edit", group: "Open email" },
  discard: { keys: "#", label: "Discard", group: "Open email" },
  reprocess: { keys: "r", label: "Send for re-processing", group: "Open email" },
  nextField: {
    keys: "f",
    label: "Next field that needs a look; then a number for that field",
    group: "Open email",
  },
  match1: { ...candidate("1", "Match the candidate of that number"), listed: "1 to 9" },
  match2: candidate("2"),
  match3: candidate("3"),
  match4: candidate("4"),
  match5: candidate("5"),
  match6: candidate("6"),
  match7: candidate("7"),
  match8: candidate("8"),
  match9: candidate("9"),
  take: { keys: "Enter", label: "Match the candidate shown", group: "Transactions and reports" },
  leaveOpen: { keys: "o", label: "The rest stays owed", group: "Transactions and reports" },
  tookFee: { keys: "f", label: "The rest was a fee", group: "Transactions and reports" },
  acceptShort: { keys: "a", label: "Accept the rest as settled", group: "Transactions and reports" },
  nextCandidate: { keys: "n", label: "Look at the next candidate", group: "Transactions and reports" },
  confirm: { keys: "y", label: "Confirm the match", group: "Transactions and reports" },
  ignore: { keys: "i", label: "Ignore", group: "Transactions and reports" },
  categorise: { keys: "c", label: "Set its category", group: "Transactions and reports" },
  restore: { keys: "p", label: "Put it back: restore", group: "Transactions and reports" },
  unlink: { keys: "u", label: "Unlink", group: "Transactions and reports" },
  supplier: { keys: "s", label: "Assign or edit the supplier", group: "Transactions and reports" },
  split: { keys: "d", label: "Divide it among bookings", group: "Transactions and reports" },
  linkBooking: { keys: "l", label: "Link to another booking", group: "Transactions and reports" },
  workQueue: { keys: "w", label: "Work through what waits", group: "Transactions and reports" },
  approveReview: { keys: "a", label: "Approve and send back", group: "AI review" },
  rejectReview: { keys: "t", label: "Turn it down: reject", group: "AI review" },
  palette: { keys: "Mod+k", label: "Go to a page, a record or an action", group: "Everywhere" },
  search: { keys: "/", label: "Search", group: "Everywhere" },
  addBooking: { keys: "b", label: "Add a booking", group: "Everywhere" },
  goDashboard: { keys: "g d", label: "Go to the dashboard", group: "Everywhere" },
  goEmails: { keys: "g e", label: "Go to emails", group: "Everywhere" },
  goBookings: { keys: "g b", label: "Go to bookings", group: "Everywhere" },
  goSuppliers: { keys: "g s", label: "Go to suppliers", group: "Everywhere" },
  goNotifications: { keys: "g n", label: "Go to notifications", group: "Everywhere" },
  goAdmin: { keys: "g a", label: "Go to the admin dashboard", group: "Everywhere" },
  goTransactions: { keys: "g t", label: "Go to bank transactions", group: "Everywhere" },
  undo: { keys: "Mod+z", label: "Undo, while its message is there", group: "Everywhere" },
  sidebar: { keys: "Mod+b", label: "Toggle the sidebar", group: "Everywhere" },
  help: { keys: "?", label: "Show this list", group: "Everywhere" },
} as const satisfies Record<string, Shortcut>;

export type ShortcutName = keyof typeof SHORTCUTS;

/** The actions of shortcuts; a shortcut without one does nothing and is not listed. */
export type ShortcutActions = Readonly<Partial<Record<ShortcutName, (() => void) | undefined>>>;

const NAMES = Object.keys(SHORTCUTS) as ShortcutName[];
const PREFIX = "g";
/** The shortcuts that repeat while the key is held down; all others act once. */
const REPEATING: ReadonlySet<ShortcutName> = new Set(["next", "previous"]);

type Press = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey" | "repeat">;

/** Returns the key press in the notation of the `keys` above. */
export function strokeOf(press: Press): string {
  const named = press.key === " " ? "Space" : press.key;
  const key = named.length === 1 ? named.toLowerCase() : named;
  if (press.altKey || ((press.ctrlKey || press.metaKey) && press.shiftKey)) return "";
  return press.ctrlKey || press.metaKey ? `Mod+${key}` : key;
}

/** Returns whether a shortcut is a single letter, symbol or digit, which users can switch off (WCAG 2.1.4). */
export function isSingle(stroke: string): boolean {
  return stroke.length === 1;
}

/**
 * Returns the shortcut that a key press triggers, or "first" if the key begins a two-key sequence. `before` is the
 * first key of a sequence in progress. If several active shortcuts share a key, the first in the table wins.
 */
export function shortcutOf(
  press: Press,
  before: string | null,
  actions: ShortcutActions,
): ShortcutName | "first" | undefined {
  const stroke = strokeOf(press);
  const has = (keys: string) => NAMES.find((name) => actions[name] && SHORTCUTS[name].keys === keys);
  const name = (before === null ? undefined : has(`${before} ${stroke}`)) ?? has(stroke);
  if (name) return press.repeat && !REPEATING.has(name) ? undefined : name;
  const isFirst = stroke === PREFIX && NAMES.some((one) => actions[one] && isSecond(SHORTCUTS[one].keys));
  return isFirst ? "first" : undefined;
}

/** Returns the active shortcuts by group, in the table's order. */
export function listedShortcuts(
  actions: ShortcutActions,
): readonly { group: ShortcutGroup; shortcuts: readonly (Shortcut & { name: ShortcutName })[] }[] {
  const offered = NAMES.filter((name) => actions[name] && SHORTCUTS[name].label).map((name) => ({
    name,
    ...(SHORTCUTS[name] as Shortcut),
  }));
  const groups: readonly ShortcutGroup[] = [
    "Open email",
    "AI review",
    "Transactions and reports",
    "Lists",
    "Everywhere",
  ];
  return groups
    .map((group) => ({ group, shortcuts: offered.filter((one) => one.group === group) }))
    .filter(({ shortcuts }) => shortcuts.length > 0);
}

/** Returns the labels of the keys as printed on a keyboard. */
export function keyCaps(keys: string, isMac: boolean): readonly string[] {
  if (keys.startsWith("Mod+")) return [isMac ? "⌘" : "Ctrl", keys.slice(4).toUpperCase()];
  if (keys === "Escape") return ["Esc"];
  return keys.split(" ").map((key) => (key.length === 1 ? key.toUpperCase() : key));
}

function isSecond(keys: string): boolean {
  return keys.startsWith(`${PREFIX} `);
}
