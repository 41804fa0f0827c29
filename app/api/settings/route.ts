import { settingsChange } from "@/lib/base/settings/account-settings.model";
import { endpoint } from "@/lib/delivery/endpoint";
import { readSettings } from "@/lib/users/read-settings";
import { saveSettings } from "@/lib/users/save-settings";

export const GET = endpoint({}, async ({ ctx }) => ({ settings: await readSettings(ctx) }));

export const PUT = endpoint({ body: settingsChange }, async ({ ctx, body }) => ({
  settings: await saveSettings(ctx, body),
}));
