import { LoaderCircleIcon, SearchIcon, XIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { UrlState } from "@/lib/platform/base/addresses/url-state.model";
import { useUrlState } from "./url-state";

const DEBOUNCE_MS = 300;
const MAX_LENGTH = 200;

/**
 * A search box whose text is kept in the address, trimmed, 300 ms after the last key. Enter
 * searches at once, Esc clears.
 */
export function SearchBox({
  label,
  placeholder = label,
  url,
}: {
  readonly label: string;
  readonly placeholder?: string;
  readonly url: UrlState<{ readonly search: string }>;
}) {
  const { values, go, pending } = useUrlState(url);
  const inAddress = values.search;
  const [text, setText] = useState(inAddress);
  const [sent, setSent] = useState(inAddress);
  const [seen, setSeen] = useState(inAddress);
  const input = useRef<HTMLInputElement>(null);
  // Follow the address when Back, Forward or "Clear search" changed it. The box's own searches don't change its text.
  if (inAddress !== seen && !pending) {
    setSeen(inAddress);
    if (inAddress !== sent) {
      setSent(inAddress);
      setText(inAddress);
    }
  }
  const search = (value: string) => {
    const trimmed = value.trim();
    if (trimmed === sent) return;
    setSent(trimmed);
    go({ search: trimmed });
  };
  useEffect(() => {
    if (text.trim() === sent) return;
    const timer = setTimeout(search, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  });
  const clear = () => {
    setText("");
    search("");
    input.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter") search(text);
    if (event.key === "Escape" && text) {
      event.preventDefault();
      clear();
    }
  };
  const Icon = pending && sent !== inAddress ? LoaderCircleIcon : SearchIcon;
  return (
    <search className="relative w-full md:max-w-sm md:flex-1 md:basis-40">
      <Icon
        aria-hidden="true"
        className={`pointer-events-none absolute top-2.5 left-3 size-4 text-muted-foreground ${Icon === LoaderCircleIcon ? "animate-spin" : ""}`}
      />
      <Input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_LENGTH}
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        className={text ? "px-9" : "pr-3 pl-9"}
      />
      {text ? (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-0.5 right-0.5"
        >
          <XIcon />
        </Button>
      ) : null}
    </search>
  );
}
