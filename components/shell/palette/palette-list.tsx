"use client";

import { isMac } from "@/components/shared/keyboard/platform";
import { isSingle, keyCaps } from "@/components/shared/keyboard/shortcut.model";
import { cn } from "@/components/ui/cn";
import { Kbd } from "@/components/ui/kbd";
import { ListboxOption } from "@/components/ui/listbox/listbox-option";
import { areSingleKeysOn } from "../single-keys";
import type { PaletteGroup, PaletteOption } from "./option";

/** The lines in their groups. The focus stays in the field, which says which line is the active one. */
export function PaletteList({
  id,
  groups,
  activeId,
  isBusy,
  onPoint,
  onChoose,
}: {
  readonly id: string;
  readonly groups: readonly PaletteGroup[];
  readonly activeId: string | undefined;
  readonly isBusy: boolean;
  readonly onPoint: (option: PaletteOption) => void;
  readonly onChoose: (option: PaletteOption) => void;
}) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Places, actions and records"
      aria-busy={isBusy}
      className="min-h-0 flex-1 scroll-py-9 overflow-y-auto overscroll-contain p-2"
    >
      {groups.map((group, index) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
        <div key={group.label} role="group" aria-labelledby={`${id}-${index}`}>
          <div
            id={`${id}-${index}`}
            role="presentation"
            className="flex justify-between gap-2 px-2 pt-2 pb-1 text-muted-foreground text-xs"
          >
            <span className="font-medium">{group.label}</span>
            {group.note ? <span>{group.note}</span> : null}
          </div>
          {group.options.map((option) => (
            <Line
              key={option.id}
              id={lineId(id, option)}
              option={option}
              isActive={option.id === activeId}
              onPoint={onPoint}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** What the field's aria-activedescendant names. */
export function lineId(listId: string, option: PaletteOption): string {
  return `${listId}-${option.id}`;
}

function Line({
  id,
  option,
  isActive,
  onPoint,
  onChoose,
}: {
  readonly id: string;
  readonly option: PaletteOption;
  readonly isActive: boolean;
  readonly onPoint: (option: PaletteOption) => void;
  readonly onChoose: (option: PaletteOption) => void;
}) {
  const { icon: Icon, label, isNumber, detail, badge, keys } = option;
  return (
    <ListboxOption
      id={id}
      active={isActive}
      onPointerMove={() => (isActive ? undefined : onPoint(option))}
      onChoose={() => onChoose(option)}
      className={cn(
        "flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 max-sm:min-h-11",
        isActive && "bg-accent text-accent-foreground",
      )}
    >
      <Icon
        aria-hidden="true"
        className={cn("size-4 shrink-0", isActive ? "text-accent-foreground" : "text-muted-foreground")}
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2">
        <span className={cn("max-w-full truncate", isNumber ? "font-mono" : "font-medium")}>{label}</span>{" "}
        {detail ? (
          <span
            className={cn(
              "min-w-0 max-w-full truncate text-sm",
              isActive ? "text-accent-foreground" : "text-muted-foreground",
            )}
          >
            {detail}
          </span>
        ) : null}
      </span>
      {badge}
      {keys ? <Keys keys={keys} /> : null}
    </ListboxOption>
  );
}

/** What does the same without the palette, unless such keys are switched off. */
function Keys({ keys }: { readonly keys: string }) {
  if (keys.split(" ").every(isSingle) && !areSingleKeysOn()) return null;
  return (
    <span aria-hidden="true" className="flex pointer-coarse:hidden shrink-0 gap-1">
      {keyCaps(keys, isMac()).map((cap) => (
        <Kbd key={cap}>{cap}</Kbd>
      ))}
    </span>
  );
}
