import { act, fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
// Imported up front so that the palette's module loads quickly when it is requested.
import "@/components/shell/palette/palette";
import Keyboard from "@/components/shell/keyboard";
import { show } from "../../support/components/screen";
import { whereabouts } from "../../support/http/next-navigation";

beforeEach(() => vi.stubGlobal("fetch", async () => Response.json({ data: [], rows: [], count: 0 })));

const early = (key: string, ctrlKey = false) => ({
  key,
  ctrlKey,
  metaKey: false,
  shiftKey: false,
  at: Date.now(),
});
const open = () =>
  show(<Keyboard area="agent" isAdmin={false} signOut={async () => undefined} />, { address: "/bookings" });
const field = () => screen.findByRole<HTMLInputElement>("combobox");

it("letters after an early Ctrl+K are for the palette, and no keys of the screen", async () => {
  window.earlyKeys = [early("k", true), ...[..."gulf b"].map((key) => early(key))];
  open();
  fireEvent.keyDown(document.body, { key: "7", view: window });
  expect((await field()).value).toBe("gulf b7");
  expect(whereabouts()).toBe("/bookings");
});

it("Escape takes an awaited palette back, and the next one begins empty", async () => {
  window.earlyKeys = [early("k", true), early("x")];
  open();
  fireEvent.keyDown(document.body, { key: "Escape" });
  await act(async () => undefined);
  expect(screen.queryByRole("combobox")).toBeNull();
  fireEvent.keyDown(document.body, { key: "k", ctrlKey: true, view: window });
  expect((await field()).value).toBe("");
});
