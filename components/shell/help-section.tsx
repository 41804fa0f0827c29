import type { ReactNode } from "react";
import { TitledCard } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";

/** The instructions for one task, step by step, with a link to the page for it. */
export function HelpSection({
  id,
  title,
  href,
  link,
  children,
}: {
  /** The anchor that the palette links to. */
  readonly id?: string;
  readonly title: string;
  readonly href: string;
  readonly link: string;
  /** List items. */
  readonly children: ReactNode;
}) {
  return (
    <TitledCard title={title} id={id} className="scroll-mt-20" contentClassName="flex flex-col gap-3">
      <ol className="flex list-decimal flex-col gap-1 pl-5">{children}</ol>
      <PageLink href={href} className="self-start text-primary underline underline-offset-4">
        {link}
      </PageLink>
    </TitledCard>
  );
}
