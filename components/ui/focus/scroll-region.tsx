import type { ReactNode } from "react";

/** A scrollable area that can also be scrolled by keyboard. */
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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard.
    <section aria-label={label} tabIndex={0} className={className}>
      {children}
    </section>
  );
}
