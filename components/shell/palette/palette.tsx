import { Command } from "cmdk";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, startTransition, useEffect, useState } from "react";
import { saveDisplaySetting } from "@/components/accounts/account/save-display-setting";
import { way } from "@/components/shared/form/way-out";
import { SHORTCUTS, strokeOf } from "@/components/shared/keyboard/shortcut.model";
import { setTheme } from "@/components/shared/theme";
import { useIsDark } from "@/components/shared/use-is-dark";
import { DialogFrame, DialogTitle } from "@/components/ui/dialog";
import type { Area } from "../navigation.model";
import { commandGroups, type Surroundings } from "./commands";
import { failedKinds, foundGroups } from "./found-groups";
import type { PaletteOption } from "./option";
import { PaletteField } from "./palette-field";
import { PaletteList } from "./palette-list";
import { PaletteState } from "./palette-state";
import { typeAhead } from "./type-ahead";
import { useFind } from "./use-find";

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
