"use client";

import { MonitorIcon, MoonIcon, SunIcon } from "lucide-react";
import { useTheme } from "next-themes";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { Button } from "@/components/ui/button";
import { THEMES } from "@/lib/base/settings/settings-choices";

const ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const;

/** Light, dark, system, light. The server can't know the theme, so the icon comes after mount. */
export function ThemeToggle() {
  const { theme, setTheme } = useTheme();
  const mounted = useMounted();
  const current = THEMES.find((name) => name === theme) ?? "system";
  const next = THEMES[(THEMES.indexOf(current) + 1) % THEMES.length] ?? "system";
  if (!mounted) return <span className="size-9" aria-hidden="true" />;
  const Icon = ICONS[current];
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={`Toggle theme (now ${current})`}
      data-tooltip={`Theme: ${current}`}
      onClick={() => {
        setTheme(next);
        void import("@/components/account/keep-look").then(({ keepLook }) => keepLook({ theme: next }));
      }}
    >
      <Icon />
    </Button>
  );
}
