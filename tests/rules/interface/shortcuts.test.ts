import { describe, expect, it } from "vitest";
import {
  isSingle,
  keyCaps,
  listedShortcuts,
  SHORTCUTS,
  type ShortcutActions,
  shortcutOf,
  type strokeOf,
} from "@/components/shared/keyboard/shortcut.model";

const press = (key: string, more: Partial<Parameters<typeof strokeOf>[0]> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  repeat: false,
  ...more,
});
const act = () => undefined;
const actions: ShortcutActions = {
  next: act,
  convert: act,
  addBooking: act,
  goBookings: act,
  undo: act,
  help: act,
};

describe("what a press means", () => {
  it("is what the screen offers, whatever the shift of a letter", () => {
    expect(shortcutOf(press("C", { shiftKey: true }), null, actions)).toBe("convert");
    expect(shortcutOf(press("?", { shiftKey: true }), null, actions)).toBe("help");
    expect(shortcutOf(press("e"), null, actions)).toBeUndefined();
  });

  it("is one thing alone and another after G", () => {
    expect(shortcutOf(press("b"), null, actions)).toBe("addBooking");
    expect(shortcutOf(press("g"), null, actions)).toBe("first");
    expect(shortcutOf(press("b"), "g", actions)).toBe("goBookings");
    expect(shortcutOf(press("g"), null, { next: act })).toBeUndefined();
  });

  it("is the selection's end before what is open closes", () => {
    expect(shortcutOf(press("Escape"), null, { escape: act, clearSelection: act })).toBe("clearSelection");
    expect(shortcutOf(press("Escape"), null, { escape: act })).toBe("escape");
  });

  it("is the browser's own with modifiers that aren't in the table", () => {
    expect(shortcutOf(press("z", { metaKey: true }), null, actions)).toBe("undo");
    expect(shortcutOf(press("z", { ctrlKey: true, shiftKey: true }), null, actions)).toBeUndefined();
    expect(shortcutOf(press("c", { ctrlKey: true }), null, actions)).toBeUndefined();
    expect(shortcutOf(press("b", { altKey: true }), null, actions)).toBeUndefined();
  });

  it("does not go on while a key is held down, but for moving", () => {
    expect(shortcutOf(press("c", { repeat: true }), null, actions)).toBeUndefined();
    expect(shortcutOf(press("j", { repeat: true }), null, actions)).toBe("next");
  });
});

describe("the list of keys", () => {
  it("holds what can be done here and nothing else", () => {
    const listed = listedShortcuts(actions).map(({ group, shortcuts }) => [
      group,
      shortcuts.map((one) => one.name),
    ]);
    expect(listed).toEqual([
      ["Open email", ["convert"]],
      ["Lists", ["next"]],
      ["Everywhere", ["addBooking", "goBookings", "undo", "help"]],
    ]);
  });

  it("names keys as keyboards do", () => {
    expect(keyCaps("Mod+z", false)).toEqual(["Ctrl", "Z"]);
    expect(keyCaps("Mod+z", true)).toEqual(["⌘", "Z"]);
    expect(keyCaps("g d", false)).toEqual(["G", "D"]);
  });

  it("gives no key to two things of one screen but Escape, and can switch off every letter and sign", () => {
    const keys = Object.values(SHORTCUTS).map((one) => one.keys);
    const grouped = Object.values(SHORTCUTS).map((one) => `${one.group}: ${one.keys}`);
    expect(grouped.filter((one, at) => grouped.indexOf(one) !== at)).toEqual(["Lists: Escape"]);
    // Emails, reviews and transactions are separate screens, and Enter opens a row only if none is open, so these keys
    // may repeat.
    expect(keys.filter((one, at) => keys.indexOf(one) !== at)).toEqual(["Escape", "Enter", "f", "c", "a"]);
    expect(keys.filter((one) => isSingle(one.slice(0, 1)) && !/^(Mod|Enter|Escape|Space)/.test(one))).toEqual(
      keys.filter((one) => one.split(" ").every(isSingle)),
    );
  });
});
