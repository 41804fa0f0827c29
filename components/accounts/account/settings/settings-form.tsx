"use client";

import { type SyntheticEvent, useState } from "react";
import { useUnsavedGuard } from "@/components/shared/form/use-unsaved-guard";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { useMutation } from "@/components/shared/mutations/mutation";
import { setTheme } from "@/components/shared/theme";
import { Button } from "@/components/ui/button";
import { runAction } from "@/lib/platform/api-client/run-action";
import type { AccountSettings } from "@/lib/platform/base/settings/account-settings.model";
import { saveSettingsAction } from "../actions";
import { keepSingleKeys } from "../single-keys";
import { changeOf, type SettingsSection } from "./settings-draft.model";
import { DisplayPart, GeneralPart, NotificationPart, PrivacyPart } from "./settings-parts";

const { OnDemand: DiscardPrompt } = onDemand(async () => ({
  default: (await import("@/components/shared/form/discard-prompt")).DiscardPrompt,
}));

export type SettingsPart = "notifications" | "general" | "display" | "privacy";

/** The sections of a user's settings that a page shows, saved together. */
export function SettingsForm({
  settings,
  parts,
}: {
  readonly settings: AccountSettings;
  readonly parts: readonly SettingsPart[];
}) {
  const { mutate, busy } = useMutation();
  const [chosen, setChosen] = useState<Partial<AccountSettings>>({});
  const draft: AccountSettings = { ...settings, ...chosen };
  const change = changeOf(settings, draft);
  const differs = Object.keys(change).length > 0;
  const { leaving } = useUnsavedGuard({ losesSome: () => differs }, () => undefined);
  const choosing = (section: SettingsSection) => (name: string, value: string | boolean) =>
    setChosen((before) => ({
      ...before,
      [section]: { ...settings[section], ...before[section], [name]: value },
    }));
  const save = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (busy) return;
    const isSaved = await mutate({
      run: async () => {
        if (differs) await runAction(saveSettingsAction, change);
      },
      tells: () => ({ said: "Preferences saved" }),
      failed: "Failed to save preferences",
    });
    if (!isSaved) return;
    const { theme, shortcuts } = change.preferences ?? {};
    if (theme !== undefined) setTheme(theme);
    if (shortcuts !== undefined) keepSingleKeys(shortcuts);
  };
  const preferences = { values: draft.preferences, onChange: choosing("preferences") };
  const shown = {
    notifications: (
      <NotificationPart
        key="notifications"
        values={draft.notifications}
        onChange={choosing("notifications")}
      />
    ),
    general: <GeneralPart key="general" {...preferences} />,
    display: <DisplayPart key="display" {...preferences} />,
    privacy: <PrivacyPart key="privacy" values={draft.privacy} onChange={choosing("privacy")} />,
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={(event) => void save(event)}>
      {leaving.asks ? <DiscardPrompt {...leaving} /> : null}
      {parts.map((part) => shown[part])}
      <div className="flex justify-end">
        <Button type="submit" aria-disabled={busy}>
          {busy ? "Saving..." : "Save Preferences"}
        </Button>
      </div>
    </form>
  );
}
