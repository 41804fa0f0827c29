import { ChevronRightIcon } from "lucide-react";
import { Card, CardHeader, CardTitle } from "@/components/ui/card";
import { PageLink } from "@/components/ui/links/page-link";
import type { Task } from "./today.model";

/** The user's tasks at the top of a dashboard. `failed` says that some couldn't be counted. */
export function Today({ tasks, failed }: { readonly tasks: readonly Task[]; readonly failed: boolean }) {
  return (
    <Card role="region" aria-labelledby="today" data-print="none">
      <CardHeader className="items-baseline justify-start gap-x-3 py-3">
        <CardTitle id="today">Today</CardTitle>
        {failed ? (
          <p className="text-muted-foreground text-sm">Part of this list could not be loaded.</p>
        ) : tasks.length === 0 ? (
          <p className="text-muted-foreground text-sm">Nothing waits for you.</p>
        ) : null}
      </CardHeader>
      {tasks.length > 0 ? (
        <ul className="divide-y border-t">
          {tasks.map(({ words, action, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                className="group/task flex min-h-10 items-center gap-x-3 px-4 py-2 hover:bg-muted/60"
              >
                <span className="min-w-0 flex-1 font-medium tabular-nums">{words}</span>
                <span className="shrink-0 text-primary underline decoration-1 underline-offset-4 group-hover/task:decoration-2">
                  {action}
                </span>
                <ChevronRightIcon className="size-4 shrink-0 text-muted-foreground" />
              </PageLink>
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
