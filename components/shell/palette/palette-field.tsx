import { Command } from "cmdk";
import { LoaderCircleIcon, SearchIcon } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { Area } from "../navigation.model";
import { lineId } from "./option";

const LONGEST = 200;
const PLACEHOLDERS: Readonly<Record<Area, string>> = {
  agent: "Page, booking, client, email or supplier...",
  admin: "Page, user, booking, transaction, report or supplier...",
};

/** The palette's text field. Its keys move through the list below, which never has the focus. */
export function PaletteField({
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
