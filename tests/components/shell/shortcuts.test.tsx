import { render } from "@testing-library/react";
import { startTransition, useState } from "react";
import { expect, it, vi } from "vitest";
import { shortcuts, useShortcuts } from "@/components/shared/keyboard/shortcuts";

it("a key does what is drawn as soon as it is drawn, where the browser is slow too", async () => {
  const done: string[] = [];
  let show: (line: string) => void = () => undefined;
  function Line() {
    const [line, setLine] = useState("first");
    show = setLine;
    useShortcuts({ ignore: () => done.push(line) });
    return <p>{line}</p>;
  }
  const { container } = render(<Line />);
  // Measures within the browser's own frame; outside act(), React finishes the rest of its work later.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const drawn = Promise.withResolvers<void>();
  new MutationObserver(() => {
    for (const screen of shortcuts.screens) screen.current.ignore?.();
    drawn.resolve();
  }).observe(container, { subtree: true, characterData: true });
  startTransition(() => show("second"));
  await drawn.promise;
  expect(done).toEqual(["second"]);
});
