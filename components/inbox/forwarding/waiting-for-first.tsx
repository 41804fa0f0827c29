import { LoaderCircleIcon } from "lucide-react";

/** Stands where the last mail will; `LiveForwarding` notices it. */
export function WaitingForFirst() {
  return (
    <p role="status" className="flex items-center gap-2">
      <LoaderCircleIcon
        aria-hidden="true"
        className="size-4 text-muted-foreground motion-safe:animate-spin"
      />
      Waiting for your first e-mail...
    </p>
  );
}
