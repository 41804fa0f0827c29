import { DownloadIcon } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";

/** All that is the agent's, as one file to keep. */
export function DownloadData() {
  return (
    <Card>
      <CardHeader>
        <div className="min-w-0 flex-1 basis-64">
          <CardTitle>Download my data</CardTitle>
          <CardDescription>
            Your bookings, payments, suppliers, e-mails, settings and everything else that is yours.
          </CardDescription>
        </div>
        <Button asChild variant="outline">
          <a href="/api/users/me/data" download>
            <DownloadIcon aria-hidden="true" />
            Download my data
          </a>
        </Button>
      </CardHeader>
      <CardContent className="text-muted-foreground text-sm">
        One ZIP file: each list as JSON and as CSV, and your e-mails as a mailbox that mail programs open.
      </CardContent>
    </Card>
  );
}
