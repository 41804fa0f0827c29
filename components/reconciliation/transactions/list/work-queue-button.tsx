"use client";

import { ListChecksIcon } from "lucide-react";
import { useRouter } from "next/navigation";
import { useShortcuts } from "@/components/shared/keyboard/shortcuts";
import { Button } from "@/components/ui/button";
import { PrefetchLink } from "@/components/ui/links/prefetch-link";

/** A link to the first transaction that waits for a decision; `href` is null if there is none. */
export function WorkQueueButton({ href }: { readonly href: string | null }) {
  const router = useRouter();
  useShortcuts({ workQueue: href === null ? undefined : () => router.push(href) });
  if (href === null) return null;
  return (
    <Button asChild>
      <PrefetchLink href={href}>
        <ListChecksIcon />
        Work the queue
      </PrefetchLink>
    </Button>
  );
}
