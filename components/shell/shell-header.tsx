import {
  LayoutDashboardIcon,
  type LucideIcon,
  MonitorIcon,
  MoonIcon,
  PanelLeftIcon,
  SearchIcon,
  ShieldIcon,
  SunIcon,
} from "lucide-react";
import type { ComponentProps } from "react";
import { Bell } from "@/components/accounts/notifications/bell";
import { isMac } from "@/components/shared/keyboard/platform";
import { shortcuts } from "@/components/shared/keyboard/shortcuts";
import { useMounted } from "@/components/shared/lazy/use-mounted";
import { setTheme, useTheme } from "@/components/shared/theme";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { LinkButton } from "@/components/ui/links/link-button";
import { THEMES } from "@/lib/platform/base/settings/settings-choices";
import type { Area } from "./navigation.model";
import { useSidebar } from "./sidebar/sidebar-state";

const ICONS = { light: SunIcon, dark: MoonIcon, system: MonitorIcon } as const;

/**
 * A button that cycles through light, dark and system. The server can't know the theme, so the
 * icon appears after mount.
 */
function ThemeToggle() {
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

export function ShellHeader({
  area,
  isAdmin,
  unread,
}: {
  readonly area: Area;
  readonly isAdmin: boolean;
  /** The number of unread notifications. */
  readonly unread: number;
}) {
  return (
    <header
      data-print="none"
      className="sticky top-0 z-30 flex h-14 items-center gap-2 border-b bg-background px-4 md:px-6"
    >
      <SidebarToggle />
      <Breadcrumb>
        <BreadcrumbList>
          <BreadcrumbItem>
            <span className="px-1 py-0.5">{area === "admin" ? "Admin" : "Dashboard"}</span>
          </BreadcrumbItem>
        </BreadcrumbList>
      </Breadcrumb>
      <div className="ml-auto flex items-center gap-2">
        <GoTo />
        {area === "admin" ? <AreaLink href="/" label="Agent Dashboard" Icon={LayoutDashboardIcon} /> : null}
        {area === "agent" && isAdmin ? (
          <AreaLink href="/admin" label="Admin Dashboard" Icon={ShieldIcon} />
        ) : null}
        <Bell unread={unread} isAdmin={isAdmin} />
        <ThemeToggle />
      </div>
    </header>
  );
}

/** On a phone these buttons show only their icon. */
const DRAWN = "max-sm:size-9 max-sm:border-transparent max-sm:bg-transparent max-sm:px-0";

function GoTo() {
  return (
    <Button
      asChild
      variant="outline"
      size="sm"
      className={`${DRAWN} font-normal text-muted-foreground max-sm:text-foreground sm:pr-1.5 sm:pl-2.5`}
    >
      <PaletteTrigger>
        <SearchIcon />
        <span className="max-sm:sr-only">Go to...</span>
      </PaletteTrigger>
    </Button>
  );
}

function AreaLink({
  href,
  label,
  Icon,
}: {
  readonly href: string;
  readonly label: string;
  readonly Icon: LucideIcon;
}) {
  return (
    <LinkButton variant="outline" size="sm" className={DRAWN} href={href}>
      <Icon aria-hidden="true" className="sm:hidden" />
      <span className="max-sm:sr-only">{label}</span>
    </LinkButton>
  );
}

function Breadcrumb(props: ComponentProps<"nav">) {
  return <nav data-slot="breadcrumb" aria-label="Breadcrumb" {...props} />;
}

function BreadcrumbList({ className, ...props }: ComponentProps<"ol">) {
  return (
    <ol
      data-slot="breadcrumb-list"
      className={cn("flex flex-wrap items-center gap-1.5 text-base", className)}
      {...props}
    />
  );
}

/** One step of a breadcrumb; a slash precedes every step but the first. */
function BreadcrumbItem({ className, ...props }: ComponentProps<"li">) {
  return (
    <li
      data-slot="breadcrumb-item"
      className={cn(
        "inline-flex items-center gap-1.5 not-first:before:text-muted-foreground not-first:before:content-['/'_/_'']",
        className,
      )}
      {...props}
    />
  );
}

/** The button that opens the palette. */
function PaletteTrigger({ children, ...button }: ComponentProps<"button">) {
  const isAlive = useMounted();
  return (
    <button
      type="button"
      {...button}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => shortcuts.showPalette()}
    >
      {children}
      {/* The server can't know the name of the modifier key, so it only reserves the space. */}
      <span
        aria-hidden="true"
        className="flex pointer-coarse:hidden min-w-14 justify-end gap-0.5 max-sm:hidden"
      >
        {isAlive ? [isMac() ? "⌘" : "Ctrl", "K"].map((cap) => <Kbd key={cap}>{cap}</Kbd>) : null}
      </span>
    </button>
  );
}

function SidebarToggle() {
  const { toggle } = useSidebar();
  return (
    <Button
      variant="ghost"
      size="icon"
      className="-ml-2"
      aria-label="Toggle Sidebar"
      aria-keyshortcuts="Control+B Meta+B"
      data-tooltip="Toggle Sidebar (Ctrl+B)"
      onClick={toggle}
    >
      <PanelLeftIcon />
    </Button>
  );
}
