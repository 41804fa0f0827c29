import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { cn } from "../cn";
import { Input } from "../input";

export type ComboboxOption = { readonly id: string; readonly label: string; readonly detail?: ReactNode };

/** The delay before a lost focus closes the list, so that a press on an option still takes effect. */
const BLUR_MS = 150;

/**
 * A text field with suggestions. Free text stays allowed; `onChoose` is called when a suggestion is chosen. The
 * caller searches and passes `options`; `status` is the line below them ("Checking...", "No suppliers found").
 */
export function Combobox({
  value,
  onValueChange,
  onChoose,
  options,
  status,
  listLabel,
  ...input
}: Omit<ComponentProps<"input">, "value" | "onChange" | "role" | "list"> & {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onChoose: (option: ComboboxOption) => void;
  readonly options: readonly ComboboxOption[];
  readonly status?: ReactNode;
  readonly listLabel: string;
}) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const blurring = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(blurring.current), []);
  const shown = open && (options.length > 0 || Boolean(status));
  const activeOption = shown ? options[active] : undefined;
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    setOpen(false);
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    const intent = intentOf(event.key, shown, active, options.length);
    if (intent === null) return;
    // Enter must not submit the form, and Esc must not close the dialog around the list.
    event.preventDefault();
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    if (intent === "close") return setOpen(false);
    if (intent === "choose") return activeOption && choose(activeOption);
    setOpen(true);
    setActive(intent);
  };
  return (
    <div data-slot="combobox" className="relative">
      <Input
        autoComplete="off"
        {...input}
        role="combobox"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={activeOption ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={press}
        onFocus={() => {
          clearTimeout(blurring.current);
          setOpen(true);
        }}
        onBlur={() => {
          blurring.current = setTimeout(setOpen, BLUR_MS, false);
        }}
      />
      {shown ? (
        <div className="absolute inset-x-0 top-full z-20 mt-1 animate-rise-in rounded-lg border bg-card p-1 shadow-overlay">
          <div id={listId} role="listbox" aria-label={listLabel} className="max-h-60 overflow-y-auto">
            {options.map((option, index) => (
              <Suggestion
                key={option.id}
                id={`${listId}-${index}`}
                option={option}
                active={index === active}
                choose={choose}
              />
            ))}
          </div>
          {status ? (
            <div role="status" className="px-2 py-1.5 text-muted-foreground text-sm">
              {status}
            </div>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type Intent = number | "choose" | "close" | null;

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Returns what a key does in the list: the index of the suggestion to move to, "choose", "close", or null for nothing.
 */
function intentOf(key: string, shown: boolean, active: number, count: number): Intent {
  const step = STEPS[key];
  if (step !== undefined && count > 0) return stepped(shown ? active : -1, step, count);
  if (key === "Escape" && shown) return "close";
  return key === "Enter" && shown && active >= 0 ? "choose" : null;
}

function stepped(from: number, step: number, count: number): number {
  return step < 0 && from <= 0 ? count - 1 : (from + step) % count;
}

/** One suggestion. The field handles its keys and keeps the focus; aria-activedescendant points to the suggestion. */
function Suggestion({
  id,
  option,
  active,
  choose,
}: {
  readonly id: string;
  readonly option: ComboboxOption;
  readonly active: boolean;
  readonly choose: (option: ComboboxOption) => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field's aria-activedescendant points here instead.
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => choose(option)}
      className={cn(
        "flex min-h-9 cursor-default items-center justify-between gap-2 rounded-md px-2 py-1 hover:bg-muted",
        active && "bg-accent text-accent-foreground hover:bg-accent",
      )}
    >
      <span className="min-w-0 truncate">{option.label}</span>
      {option.detail}
    </div>
  );
}
