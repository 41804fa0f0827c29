import type { ReactNode } from "react";

/** One group of the panel's values. */
export function PanelSectionBox({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="mt-4">
      <h3 className="mb-1 font-semibold text-base">{title}</h3>
      <dl>{children}</dl>
    </section>
  );
}
