import { AddressText } from "@/components/inbox/forwarding/address-text";
import { CopyButton } from "@/components/inbox/forwarding/copy-button";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import { sampleEmail } from "../intake/sample-email.model";

/** The options for a user without emails: forward one, try a sample, or import. */
export default function FirstVisit({
  address,
  onFiles,
}: {
  readonly address: string;
  /** Imports files, as the button above the list does. */
  readonly onFiles: (files: readonly File[]) => void;
}) {
  const trySample = () =>
    onFiles([new File([sampleEmail(new Date())], "sample.eml", { type: "message/rfc822" })]);
  return (
    <div className="flex flex-col items-center gap-3">
      <p>Forward a booking confirmation to your private address:</p>
      <output
        aria-label="Private inbound address"
        className="max-w-full select-all break-words rounded-md border border-input bg-muted px-3 py-2 font-mono text-foreground text-sm"
      >
        <AddressText address={address} />
      </output>
      <CopyButton text={address} what="your private address" />
      <p>None at hand? See how one is read:</p>
      <Button variant="outline" onClick={trySample}>
        Try a sample email
      </Button>
      <p>
        Emails that you have saved as .eml files can be imported above, or dropped here.{" "}
        <PageLink href="/help/email-setup" className="text-primary underline underline-offset-4">
          Have them forwarded automatically
        </PageLink>
      </p>
    </div>
  );
}
