import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { InviteResult } from "@/components/accounts/administration/invites/invite-result";
import { show } from "../../support/components/screen";

const SENT = { success: true, message: "1 invitation sent.", invitesSent: 1, failed: [] };
const REFUSED = { success: false, message: "Not sent.", invitesSent: 0, failed: ["ada@fern.test"] };

it("takes the focus each time that something came of inviting, which brings it into view on a phone", () => {
  const { showAgain } = show(<InviteResult result={SENT} />);
  expect(document.activeElement).toBe(screen.getByRole("status"));
  (document.activeElement as HTMLElement).blur();
  showAgain(<InviteResult result={REFUSED} />);
  expect(document.activeElement).toBe(screen.getByRole("alert"));
});
