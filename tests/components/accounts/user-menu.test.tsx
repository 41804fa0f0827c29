import { screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { SidebarRoot } from "@/components/shell/sidebar/sidebar-state";
import { UserMenu } from "@/components/shell/user-menu";
import { show } from "../../support/components/screen";

const ADA = { id: "1", name: "Ada Fern", email: "ada@fern.example", image: null, isAdmin: false };

describe("the menu of who is signed in", () => {
  it("opens by one press, although its entries are still to come, and leads to all that is one's own", async () => {
    const { user } = show(
      <SidebarRoot chosen={null}>
        <UserMenu area="agent" user={ADA} supportHref="mailto:help@fern.example" signOut={vi.fn()} />
      </SidebarRoot>,
    );
    await user.click(screen.getByRole("button", { name: /User menu/ }));
    await screen.findByRole("menuitem", { name: "Profile" });
    const links = screen
      .getAllByRole("menuitem")
      .map((item) => [item.textContent, item.getAttribute("href")]);
    expect(links).toEqual([
      ["Profile", "/user/profile"],
      ["Preferences", "/user/preferences/general"],
      ["Keyboard shortcuts", null],
      ["Security and Data", "/user/security"],
      ["Billing", "/user/billing"],
      ["Take Tour", null],
      ["Help", "/help"],
      ["Help & Support", "mailto:help@fern.example"],
      ["Log out", null],
    ]);
  });
});
