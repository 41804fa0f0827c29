import { runAction } from "@/lib/platform/api-client/run-action";
import type { Theme } from "@/lib/platform/base/settings/settings-choices";
import { saveSettingsAction } from "./actions";

/**
 * Saves a display setting chosen in this browser to the account. Failures are ignored, because the
 * setting applies here anyway.
 */
export function saveDisplaySetting(preferences: {
  readonly theme?: Theme;
  readonly shortcuts?: boolean;
}): void {
  runAction(saveSettingsAction, { preferences }).catch(() => undefined);
}
