import { CircleCheckIcon } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { EmailItem } from "@/lib/inbox/emails/email.model";
import { missingLabel } from "@/lib/inbox/emails/reading/reading-words.model";
import { REQUIRED_FIELDS } from "@/lib/reader/missing-fields.model";

/** Shows how many of the fields required for Convert are present, and names the missing ones. */
export function Completeness({ item }: { readonly item: EmailItem }) {
  const wanted = REQUIRED_FIELDS.length;
  const there = wanted - item.missing.length;
  return (
    <div className="mt-2">
      <div className="flex gap-1" aria-hidden="true">
        {REQUIRED_FIELDS.map((name) => (
          <span
            key={name}
            className={cn(
              "h-1.5 flex-1 rounded-full",
              item.missing.includes(name) ? "bg-border" : "bg-primary",
            )}
          />
        ))}
      </div>
      <p className="mt-1 text-sm">
        {item.missing.length === 0 ? (
          <span className="inline-flex items-center gap-1 text-ok-foreground">
            <CircleCheckIcon className="size-3.5" />
            Everything a booking needs is here
          </span>
        ) : (
          <span className="text-muted-foreground">
            {there} of {wanted}, still needed: {item.missing.map(missingLabel).join(", ")}
          </span>
        )}
      </p>
    </div>
  );
}
