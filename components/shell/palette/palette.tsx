import { Command } from "cmdk";
import {
  BookOpenIcon,
  FileTextIcon,
  LandmarkIcon,
  LoaderCircleIcon,
  MailIcon,
  SearchIcon,
  ShipIcon,
  UserIcon,
  UsersIcon,
} from "lucide-react";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, startTransition, useEffect, useState } from "react";
import { saveDisplaySetting } from "@/components/accounts/account/save-display-setting";
import { way } from "@/components/shared/form/way-out";
import { SHORTCUTS, strokeOf } from "@/components/shared/keyboard/shortcut.model";
import { StatusBadge } from "@/components/shared/text/status-badge";
import { setTheme } from "@/components/shared/theme";
import { useIsDark } from "@/components/shared/use-is-dark";
import { DialogFrame, DialogTitle } from "@/components/ui/dialog";
import type { EmailStatus } from "@/lib/inbox/emails/email.model";
import { STATUS_LABELS } from "@/lib/inbox/emails/email-words.model";
import type { Area } from "../navigation.model";
import { commandGroups, type Surroundings } from "./commands";
import type { Findings, RecordKind } from "./found.model";
import { lineId, type PaletteGroup, type PaletteOption } from "./option";
import { PaletteList } from "./palette-list";
import { PaletteState } from "./palette-state";
import { typeAhead } from "./type-ahead";
import { useFind } from "./use-find";

const KINDS: readonly (Pick<PaletteOption, "icon"> & {
  readonly kind: RecordKind;
  readonly label: string;
})[] = [
  { kind: "users", label: "Users", icon: UsersIcon },
  { kind: "bookings", label: "Bookings", icon: BookOpenIcon },
  { kind: "clients", label: "Clients", icon: UserIcon },
  { kind: "emails", label: "Emails", icon: MailIcon },
  { kind: "transactions", label: "Transactions", icon: LandmarkIcon },
  { kind: "reports", label: "Commission reports", icon: FileTextIcon },
  { kind: "suppliers", label: "Suppliers", icon: ShipIcon },
];

/** Converts search results to groups of palette options. */
export function foundGroups(findings: Findings): readonly PaletteGroup[] {
  return KINDS.map(({ kind, label, icon }) => ({
    label,
    note: findings[kind]?.note,
    options: (findings[kind]?.records ?? []).map(({ id, href, detail, status, ...found }) => ({
      id: `${kind}-${id}`,
      icon,
      label: found.label,
      isNumber: kind === "bookings",
      detail,
      href,
      badge: status ? <StatusBadge status={status} label={STATUS_LABELS[status as EmailStatus]} /> : null,
    })),
  })).filter(({ options }) => options.length > 0);
}

/** Returns the kinds whose search failed, such as "bookings and suppliers"; empty if none failed. */
export function failedKinds(findings: Findings): string {
  const failed = KINDS.filter(({ kind }) => findings[kind] === null).map(({ label }) => label.toLowerCase());
  return new Intl.ListFormat("en").format(failed);
}

const LONGEST = 200;
const PLACEHOLDERS: Readonly<Record<Area, string>> = {
  agent: "Page, booking, client, email or supplier...",
  admin: "Page, user, booking, transaction, report or supplier...",
};

/** The palette's text field. Its keys move through the list below, which never has the focus. */
function PaletteField({
  value,
  onChange,
  isLoading,
  area,
  active,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isLoading: boolean;
  readonly area: Area;
  /** The id of the active option; empty if there is no list. */
  readonly active: string;
}) {
  const Icon = isLoading ? LoaderCircleIcon : SearchIcon;
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b pr-14 pl-4 has-[input:focus-visible]:border-ring">
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 text-muted-foreground ${isLoading ? "animate-spin" : ""}`}
      />
      <Command.Input asChild value={value} onValueChange={onChange} onKeyDown={keepForText}>
        <input
          data-list-stays
          inputMode="search"
          enterKeyHint="go"
          autoCapitalize="off"
          maxLength={LONGEST}
          placeholder={PLACEHOLDERS[area]}
          className="h-full min-w-0 flex-1 bg-transparent text-md outline-none"
          {...(active ? { "aria-activedescendant": lineId(active) } : NO_LIST)}
        />
      </Command.Input>
    </div>
  );
}

/**
 * cmdk sets these attributes even without a list, and doesn't set aria-activedescendant for a `value` passed to it.
 */
const NO_LIST = {
  "aria-expanded": false,
  "aria-controls": undefined,
  "aria-activedescendant": undefined,
} as const;

const MOVES = ["ArrowDown", "ArrowUp", "Home", "End", "Enter"];

/** Leaves these keys to the text field if a modifier is pressed. */
function keepForText(event: KeyboardEvent): void {
  const isModified = event.shiftKey || event.altKey || event.ctrlKey || event.metaKey;
  if (isModified && MOVES.includes(event.key)) event.stopPropagation();
}

/** A command palette for pages, actions, and records that match the typed text. */
export default function Palette({
  area,
  isAdmin,
  signOut,
  onClose,
}: Shell & { readonly onClose: () => void }) {
  const router = useRouter();
  const here = useSurroundings({ area, isAdmin, signOut });
  const [text, setText] = useState("");
  // An effect, so that it runs once the field has the focus; until then typeAhead collects every key.
  useEffect(() => {
    const ahead = typeAhead.end();
    if (ahead) setText(ahead);
  }, []);
  const { findings, isLoading, retry } = useFind(text, area);
  const groups = [...commandGroups(text.trim(), here), ...foundGroups(findings)];
  const options = groups.flatMap((group) => group.options);
  const [active, setActive] = useActive(options);
  const choose = (option: PaletteOption) => {
    onClose();
    if ("href" in option) way.out(() => router.push(option.href));
    else option.run();
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (strokeOf(event) !== SHORTCUTS.palette.keys) return;
    event.preventDefault();
    if (!event.repeat) onClose();
  };
  return (
    <DialogFrame
      aria-describedby={undefined}
      onKeyDown={closeByKey}
      className="sm:top-[10vh] sm:max-h-[min(37rem,80vh)] sm:max-w-xl"
      onClose={onClose}
    >
      <DialogTitle className="sr-only">Go to...</DialogTitle>
      <Command
        label="Page, action or record"
        value={active}
        onValueChange={setActive}
        shouldFilter={false}
        loop
        vimBindings={false}
        className="contents"
      >
        <PaletteField value={text} onChange={setText} isLoading={isLoading} area={area} active={active} />
        {options.length > 0 ? <PaletteList groups={groups} isBusy={isLoading} onChoose={choose} /> : null}
      </Command>
      <PaletteState
        text={text.trim()}
        count={options.length}
        isLoading={isLoading}
        failed={failedKinds(findings)}
        onRetry={retry}
      />
    </DialogFrame>
  );
}

/**
 * Returns the option that Enter chooses, and a setter: the first option for a new text, as in cmdk, then the one the
 * user moved to. It stays active when results insert options around it, so that Enter never hits a different option.
 */
function useActive(options: readonly PaletteOption[]) {
  const [kept, setKept] = useState("");
  const active = options.some(({ id }) => id === kept) ? kept : (options[0]?.id ?? "");
  if (active !== kept) setKept(active);
  return [active, setKept] as const;
}

type Shell = {
  readonly area: Area;
  readonly isAdmin: boolean;
  readonly signOut: () => Promise<void>;
};

function useSurroundings({ signOut, ...shell }: Shell): Surroundings {
  const isDark = useIsDark();
  const input = document.querySelector<HTMLInputElement>("[data-slot=import-input]");
  return {
    ...shell,
    importEmails: input ? () => input.click() : undefined,
    isDark,
    setTheme: (theme) => {
      setTheme(theme);
      saveDisplaySetting({ theme });
    },
    signOut: () => way.signOut(() => startTransition(signOut)),
  };
}
