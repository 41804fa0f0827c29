"use client";

import { type ComponentProps, useEffect, useRef } from "react";

/** One line of a list whose keys and focus belong to the field above it; the active one comes into sight. The field's aria-activedescendant names it. */
export function ListboxOption({
  active,
  onChoose,
  ...props
}: Omit<ComponentProps<"div">, "ref" | "role" | "onClick"> & {
  readonly active: boolean;
  readonly onChoose: () => void;
}) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active) line.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the field, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the field's aria-activedescendant points here instead.
    <div
      {...props}
      ref={line}
      role="option"
      aria-selected={active}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    />
  );
}
