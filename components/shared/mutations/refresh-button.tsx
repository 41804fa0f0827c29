"use client";

import { RefreshCwIcon } from "lucide-react";
import { useTransition } from "react";
import { Button } from "@/components/ui/button";
import { useRefresh } from "./refresh";

/** A button that fetches the page's data again; on a phone it shows only an icon. */
export function RefreshButton() {
  const refresh = useRefresh();
  const [pending, startTransition] = useTransition();
  return (
    <span className="inline-flex items-center">
      <span role="status" className="text-muted-foreground text-sm max-sm:sr-only [&:not(:empty)]:mr-2">
        {pending ? "Syncing data..." : null}
      </span>
      <Button
        variant="outline"
        className="max-sm:size-9 max-sm:px-0"
        aria-disabled={pending}
        onClick={() => (pending ? undefined : startTransition(refresh))}
      >
        <RefreshCwIcon className={pending ? "animate-spin motion-reduce:animate-none" : undefined} />
        <span className="max-sm:sr-only">Refresh</span>
      </Button>
    </span>
  );
}
