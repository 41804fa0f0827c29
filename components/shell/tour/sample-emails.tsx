import { MailIcon } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { SAMPLE_EMAILS } from "./sample-emails.model";

/** The tour's sample emails, marked as samples and separate from every list. */
export function SampleEmails({
  isShown,
  onToggle,
}: {
  readonly isShown: boolean;
  readonly onToggle: () => void;
}) {
  return (
    <>
      <Button variant="link" size="inline" className="mt-2" aria-expanded={isShown} onClick={onToggle}>
        {isShown ? "Hide sample emails" : "Show sample emails"}
      </Button>
      {isShown ? (
        <section aria-label="Sample emails" className="mt-2 rounded-md border border-dashed p-2">
          <p className="mb-1.5 text-muted-foreground text-xs">
            Samples of what arrives. They are not in your inbox, and nothing from them is saved.
          </p>
          <ul className="flex flex-col divide-y">
            {SAMPLE_EMAILS.map(({ id, kind, from, subject, read }) => (
              <li key={id} className="flex gap-2 py-1.5">
                <MailIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
                <div className="min-w-0 flex-1 text-sm">
                  <p className="flex flex-wrap items-center justify-between gap-x-2">
                    <span className="font-medium">{from}</span>
                    <Badge tone="warn">Sample</Badge>
                  </p>
                  <p>{subject}</p>
                  <p className="text-muted-foreground text-xs">
                    {kind}: {read}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
