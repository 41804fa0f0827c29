import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { turnOnTwoFactorAction } from "@/components/accounts/account/actions";
import { TwoFactor } from "@/components/accounts/account/two-factor";
import { NOTHING_YET } from "@/components/accounts/users/auth/auth-state.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/accounts/account/actions", () => ({
  beginTwoFactorAction: vi.fn(),
  renewBackupCodesAction: vi.fn(),
  turnOffTwoFactorAction: vi.fn(),
  turnOnTwoFactorAction: vi.fn(),
  proveAction: vi.fn(),
}));

it("backup codes stay until they are kept, though the page comes again meanwhile", async () => {
  vi.mocked(turnOnTwoFactorAction).mockResolvedValue({ ...NOTHING_YET, codes: ["abcd-efgh"] });
  const secret = "JBSWY3DPEHPK3PXP";
  const { user, showAgain } = show(
    <TwoFactor state={{ kind: "begun", secret, uri: `otpauth://totp/Tallyport:ada?secret=${secret}` }} />,
  );
  await user.type(screen.getByLabelText("Code from the app"), "123456{Enter}");
  expect(await screen.findByText("abcd-efgh")).toBeTruthy();
  showAgain(<TwoFactor state={{ kind: "on", since: "2026-03-04T10:00:00Z", codesLeft: 10 }} />);
  expect(screen.getByText("abcd-efgh")).toBeTruthy();
});
