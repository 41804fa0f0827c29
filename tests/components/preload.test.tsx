import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { show } from "../support/components/screen";

const load = vi.fn(() => Promise.resolve());

function List() {
  usePreload(load);
  return (
    <>
      <nav data-slot="tabs">
        <a href="/closed">Closed</a>
      </nav>
      <button type="button">Add</button>
    </>
  );
}

it("code for dialogs is fetched as somebody comes near to a button, and not in the way of a tab that is pressed", async () => {
  const { user } = show(<List />);
  await user.hover(screen.getByRole("link", { name: "Closed" }));
  expect(load).not.toHaveBeenCalled();
  await user.hover(screen.getByRole("button", { name: "Add" }));
  expect(load).toHaveBeenCalledOnce();
});
