import { runAction } from "@/lib/platform/api-client/run-action";
import type { Theme } from "@/lib/platform/base/settings/settings-choices";
import { saveSettingsAction } from "./actions";

/** Keeps in the account what was just chosen in this browser. It holds here in any case, so a failure is left alone. */
export function keepLook(preferences: { readonly theme?: Theme; readonly shortcuts?: boolean }): void {
  runAction(saveSettingsAction, { preferences }).catch(() => undefined);
}
