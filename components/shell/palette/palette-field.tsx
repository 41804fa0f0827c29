"use client";

import { LoaderCircleIcon, SearchIcon } from "lucide-react";
import type { KeyboardEvent } from "react";

const LONGEST = 200;

/** Where one types; its keys move through the list below, which has no focus of its own. */
export function PaletteField({
  value,
  onChange,
  onKeyDown,
  isLoading,
  finds,
  listId,
  activeId,
}: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly isLoading: boolean;
  /** Whether records are found too. */
  readonly finds: boolean;
  /** Absent while there is no list. */
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}) {
  const Icon = isLoading ? LoaderCircleIcon : SearchIcon;
  return (
    <div className="flex h-14 shrink-0 items-center gap-3 border-b pr-14 pl-4 has-[input:focus-visible]:border-ring">
      <Icon
        aria-hidden="true"
        className={`size-4 shrink-0 text-muted-foreground ${isLoading ? "animate-spin" : ""}`}
      />
      <input
        type="text"
        role="combobox"
        data-list-stays
        aria-label="Page, action or record"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        inputMode="search"
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={LONGEST}
        placeholder={finds ? "Page, booking, e-mail or supplier..." : "Page or action..."}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="h-full min-w-0 flex-1 bg-transparent text-md outline-none"
      />
    </div>
  );
}
