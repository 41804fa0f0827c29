import { CheckIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { type EmailItemView, isConverted, itemName } from "@/lib/inbox/emails/email-view.model";

/** Chooses one of several bookings in an email. */
export function ItemChooser({
  items,
  chosen,
  onItem,
}: {
  readonly items: readonly EmailItemView[];
  readonly chosen: EmailItemView | null;
  readonly onItem: (position: number) => void;
}) {
  const converted = items.filter(isConverted).length;
  return (
    <fieldset className="mt-2 flex flex-wrap gap-1">
      <legend className="mb-1 text-muted-foreground text-sm">{items.length} bookings in this email</legend>
      {converted > 0 ? (
        <p role="status" className="mb-1 w-full text-sm">
          {converted} of {items.length} converted.
          {chosen && !isConverted(chosen) ? ` Next: ${itemName(chosen)}` : null}
        </p>
      ) : null}
      {items.map((item) => (
        <Button
          key={item.id}
          variant="outline"
          size="sm"
          aria-pressed={item.id === chosen?.id}
          onClick={() => onItem(item.position)}
          className={cn(
            "font-mono",
            item.id === chosen?.id && "border-primary bg-accent text-accent-foreground",
          )}
        >
          {isConverted(item) ? <CheckIcon aria-label="Converted" /> : null}
          {itemName(item)}
        </Button>
      ))}
    </fieldset>
  );
}
