import type { ReactNode } from "react";

/** A part that scrolls by itself, for the keyboard too. */
export function ScrollRegion({
  label,
  className,
  children,
}: {
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
