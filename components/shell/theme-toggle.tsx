import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { setTheme, useTheme } from "@/components/shared/theme";
import { Button } from "@/components/ui/button";
import { THEMES } from "@/lib/platform/base/settings/settings-choices";

const ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const;

/**
 * A button that cycles through light, dark and system. The server can't know the theme, so the
 * icon appears after mount.
 */
export function ThemeToggle() {
  const current = useTheme();
  if (current === null) return <span className="size-9" aria-hidden="true" />;
  const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? "system";
  const Icon = ICONS[current];
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Toggle theme (now ${current})`}
      data-tooltip={`Theme: ${current}`}
      onClick={() => {
        setTheme(next);
        void import("@/components/accounts/account/save-display-setting").then(
          ({ saveDisplaySetting: keepLook }) => keepLook({ theme: next }),
        );
      }}
    >
      <Icon />
    </Button>
  );
}
