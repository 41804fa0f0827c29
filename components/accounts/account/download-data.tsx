import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";

/** A card for downloading all of the agent's data as one file. */
export function DownloadData() {
  return (
    <TitledCard
      title="Download my data"
      description="Your bookings, payments, suppliers, emails, settings and everything else that is yours."
      action={
        <Button asChild variant="outline">
          <a href="/api/users/me/data" download>
            <DownloadIcon aria-hidden="true" />
            Download my data
          </a>
        </Button>
      }
      contentClassName="text-muted-foreground text-sm"
    >
      One ZIP file: each list as JSON and as CSV, and your emails as a mailbox that mail programs open.
    </TitledCard>
  );
}
