"use client";

import { SearchIcon, XIcon } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useUrlState } from "@/components/shared/url-state";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";

const DEBOUNCE_MS = 300;

/** The search box: what is typed becomes part of the address 300 ms after the last key. */
export function EmailSearch({ search }: { readonly search: string }) {
  const url = useUrlState();
  const [typed, setTyped] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(search);
  useEffect(() => {
    // Somebody went back or followed a link: the box follows the address.
    if (search !== asked.current) setTyped(search);
    asked.current = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const ask = (value: string) => {
    asked.current = value.trim();
    url.go({ search: value.trim() || null, emailId: null });
  };
  const type = (value: string) => {
    setTyped(value);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(value), DEBOUNCE_MS);
  };
  const clear = () => {
    clearTimeout(timer.current);
    setTyped("");
    ask("");
    input.current?.focus();
  };
  return (
    <search className="relative block">
      <SearchIcon
        aria-hidden="true"
        className="pointer-events-none absolute top-2.5 left-2.5 size-4 text-muted-foreground"
      />
      <Input
        ref={input}
        type="text"
        inputMode="search"
        data-shortcut="search"
        aria-label="Search emails"
        placeholder="Search emails, confirmations, clients..."
        maxLength={200}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && typed !== "") clear();
        }}
        className="pr-9 pl-8"
      />
      {typed === "" ? null : (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label="Clear search"
          onClick={clear}
          className="absolute top-0.5 right-0.5"
        >
          <XIcon />
        </Button>
      )}
    </search>
  );
}
