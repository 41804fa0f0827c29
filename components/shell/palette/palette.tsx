"use client";

import { useRouter } from "next/navigation";
import { useTheme } from "next-themes";
import { type KeyboardEvent, startTransition, useId, useState } from "react";
import { SHORTCUTS, strokeOf } from "@/components/shared/keyboard/shortcut.model";
import { Dialog, DialogContent, DialogTitle } from "@/components/ui/dialog";
import type { Area } from "../navigation.model";
import { commandGroups, type Surroundings } from "./commands";
import { failedKinds, foundGroups } from "./found-groups";
import type { PaletteOption } from "./option";
import { PaletteField } from "./palette-field";
import { lineId, PaletteList } from "./palette-list";
import { PaletteState } from "./palette-state";
import { useActive } from "./use-active";
import { useFind } from "./use-find";

/** Goes anywhere and does anything from one field: pages, actions and, for an agent, the records that what is typed finds. */
export default function Palette({
  area,
  isAdmin,
  signOut,
  onClose,
}: Shell & { readonly onClose: () => void }) {
  const router = useRouter();
  const here = useSurroundings({ area, isAdmin, signOut });
  const [text, setText] = useState("");
  const { findings, isLoading, retry } = useFind(text, area === "agent");
  const listId = useId();
  const groups = [...commandGroups(text.trim(), here), ...foundGroups(findings)];
  const options = groups.flatMap((group) => group.options);
  const { active, activate, movedBy } = useActive(options, text);
  const choose = (option: PaletteOption) => {
    onClose();
    if ("href" in option) router.push(option.href);
    else option.run();
  };
  const press = (event: KeyboardEvent) => {
    // With a modifier the keys belong to the text.
    if (event.nativeEvent.isComposing || event.shiftKey || event.altKey || event.ctrlKey || event.metaKey)
      return;
    const moved = movedBy(event.key);
    if (!moved && event.key !== "Enter") return;
    event.preventDefault();
    if (moved) activate(moved);
    else if (active) choose(active);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (strokeOf(event) !== SHORTCUTS.palette.keys) return;
    event.preventDefault();
    if (!event.repeat) onClose();
  };
  return (
    <Dialog open={true} onOpenChange={(open) => (open ? undefined : onClose())}>
      <DialogContent
        aria-describedby={undefined}
        onKeyDown={closeByKey}
        className="sm:top-[10vh] sm:max-h-[min(37rem,80vh)] sm:max-w-xl"
      >
        <DialogTitle className="sr-only">Go to...</DialogTitle>
        <PaletteField
          value={text}
          onChange={setText}
          onKeyDown={press}
          isLoading={isLoading}
          finds={area === "agent"}
          listId={options.length > 0 ? listId : undefined}
          activeId={active && lineId(listId, active)}
        />
        {options.length > 0 ? (
          <PaletteList
            id={listId}
            groups={groups}
            activeId={active?.id}
            isBusy={isLoading}
            onPoint={activate}
            onChoose={choose}
          />
        ) : null}
        <PaletteState
          text={text.trim()}
          count={options.length}
          isLoading={isLoading}
          failed={failedKinds(findings)}
          onRetry={retry}
        />
      </DialogContent>
    </Dialog>
  );
}

type Shell = {
  readonly area: Area;
  readonly isAdmin: boolean;
  readonly signOut: () => Promise<void>;
};

function useSurroundings({ signOut, ...shell }: Shell): Surroundings {
  const { resolvedTheme, setTheme } = useTheme();
  return {
    ...shell,
    isDark: resolvedTheme === "dark",
    setTheme,
    signOut: () => startTransition(signOut),
  };
}
