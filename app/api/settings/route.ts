import { readSettings, saveSettings } from "@/lib/accounts/users/settings";
import { endpoint } from "@/lib/delivery/endpoint";
import { settingsChange } from "@/lib/platform/base/settings/account-settings.model";

export const GET = endpoint({}, async ({ ctx }) => ({ settings: await readSettings(ctx) }));

export const PUT = endpoint({ body: settingsChange }, async ({ ctx, body }) => ({
  settings: await saveSettings(ctx, body),
}));
