import type { ReactNode } from "react";
import { Card, CardContent, CardHeader, CardTitle } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";

/** One piece of work in its steps, with the page where it is done. */
export function HelpSection({
  title,
  href,
  link,
  children,
}: {
  readonly title: string;
  readonly href: string;
  readonly link: string;
  /** List items. */
  readonly children: ReactNode;
}) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        <ol className="flex list-decimal flex-col gap-1 pl-5">{children}</ol>
        <PageLink href={href} className="self-start text-primary underline underline-offset-4">
          {link}
        </PageLink>
      </CardContent>
    </Card>
  );
}
