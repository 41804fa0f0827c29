import { screen } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { saveProfileAction, saveSettingsAction } from "@/components/accounts/account/actions";
import { ProfileCard } from "@/components/accounts/account/profile/profile-card";
import { SettingsForm } from "@/components/accounts/account/settings/settings-form";
import type { UserRecord } from "@/lib/accounts/users/user.model";
import { settingsOf } from "@/lib/platform/base/settings/account-settings.model";
import { show } from "../../support/components/screen";

vi.mock("@/components/accounts/account/actions", () => ({
  saveSettingsAction: vi.fn(),
  saveProfileAction: vi.fn(),
}));

const KEPT = settingsOf({
  settings: {},
  currency: "USD",
  timezone: "America/Toronto",
  twoFactorEnabled: false,
});
const ADA: UserRecord = {
  id: "0199f1a2-0000-7000-8000-000000000001",
  email: "ada@fern.example",
  fullName: "Ada Fern",
  firstName: "Ada",
  lastName: "Fern",
  phoneNumber: null,
  companyName: "Fern Travel",
  companyAddress: null,
  bio: null,
  image: null,
  role: "USER",
  hasCompletedOnboarding: true,
  hasCompletedTour: true,
  hasConfiguredEmail: false,
  settings: { currency: "USD", timezone: "America/Toronto" },
};

beforeEach(() => {
  vi.mocked(saveSettingsAction).mockReset().mockResolvedValue({ ok: true, value: KEPT });
  vi.mocked(saveProfileAction).mockReset().mockResolvedValue({ ok: true, value: undefined });
});

describe("settings", () => {
  it("send what was chosen and nothing else, and have this browser keep what is its own", async () => {
    const { user } = show(<SettingsForm settings={KEPT} parts={["general", "display"]} />);
    await user.selectOptions(screen.getByLabelText("Default currency"), "JPY");
    await user.selectOptions(screen.getByLabelText("Time zone"), "Asia/Tokyo");
    await user.click(screen.getByLabelText("Single-key shortcuts"));
    await user.click(screen.getByRole("button", { name: "Save Preferences" }));
    expect(await screen.findByText("Preferences saved")).toBeTruthy();
    expect(vi.mocked(saveSettingsAction).mock.calls).toEqual([
      [{ preferences: { currency: "JPY", timezone: "Asia/Tokyo", shortcuts: false } }],
    ]);
    expect(localStorage.getItem("singleKeys")).toBe("off");
  });

  it("stay as they were chosen where saving failed", async () => {
    const failure = {
      status: 400,
      code: "INVALID_INPUT",
      category: "VALIDATION",
      message: "Must be the name of a time zone",
      requestId: "r",
    } as const;
    vi.mocked(saveSettingsAction).mockResolvedValue({ ok: false, failure });
    const { user } = show(<SettingsForm settings={KEPT} parts={["notifications"]} />);
    await user.selectOptions(screen.getByLabelText("Email frequency"), "weekly");
    await user.click(screen.getByRole("button", { name: "Save Preferences" }));
    expect(await screen.findByText("Failed to save preferences")).toBeTruthy();
    expect((screen.getByLabelText("Email frequency") as HTMLSelectElement).value).toBe("weekly");
  });
});

describe("a profile", () => {
  it("is checked, saved, and shown again", async () => {
    const { user } = show(<ProfileCard user={ADA} />);
    await user.click(screen.getByRole("button", { name: "Edit Profile" }));
    const name = await screen.findByLabelText(/Full Name/);
    await user.clear(name);
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect((await screen.findAllByText("Full name is required")).length).toBeGreaterThan(0);
    expect(saveProfileAction).not.toHaveBeenCalled();
    await user.type(name, "Grace Fern");
    await user.click(screen.getByRole("button", { name: "Save Changes" }));
    expect(await screen.findByText("Profile saved")).toBeTruthy();
    expect(vi.mocked(saveProfileAction).mock.calls[0]?.[0]).toMatchObject({ fullName: "Grace Fern" });
    expect(screen.queryByLabelText(/Full Name/)).toBeNull();
  });
});
