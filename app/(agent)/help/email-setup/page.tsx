import { AddressText } from "@/components/inbox/forwarding/address-text";
import { CopyButton } from "@/components/inbox/forwarding/copy-button";
import { SetupSteps } from "@/components/inbox/forwarding/setup-steps";
import { PageHeader } from "@/components/shared/page-header";
import { TitledCard } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/links/link-button";
import { PageLink } from "@/components/ui/links/page-link";
import { pageContext } from "@/lib/delivery/page";
import { section } from "@/lib/delivery/section";
import { listInboundAddresses } from "@/lib/inbox/forwarding/inbound-address";
import { VERSION } from "@/lib/platform/health/read-health";

export const metadata = { title: "Set up email forwarding" };

export default async function EmailSetupPage() {
  const { ctx } = await pageContext();
  const addresses = await section(listInboundAddresses(ctx));
  const address = addresses.ok ? addresses.value.address : null;
  return (
    <div data-slot="setup-guide" className="mx-auto max-w-3xl">
      <PageHeader
        title="Set up email forwarding"
        description="Have your email program forward booking confirmations automatically, or forward them one by one."
        actions={
          <LinkButton variant="outline" href="/settings/email-forwarding">
            Email forwarding settings
          </LinkButton>
        }
      />
      <div className="flex flex-col gap-4">
        {address ? (
          <TitledCard title="Your private address" contentClassName="flex flex-wrap items-center gap-2">
            <output
              aria-label="Private inbound address"
              className="min-w-0 flex-1 basis-72 select-all break-words rounded-md border border-input bg-muted px-3 py-2 font-mono text-sm"
            >
              <AddressText address={address} />
            </output>
            <CopyButton text={address} what="your private address" />
          </TitledCard>
        ) : null}
        <TitledCard title="One email at a time">
          <p>
            Forward any confirmation to your private address, with its attachments. What was read of it is
            under{" "}
            <PageLink href="/emails/new" className="text-primary underline underline-offset-4">
              Emails
            </PageLink>{" "}
            a few seconds later. An email saved as an .eml file can be dropped there as well.
          </p>
        </TitledCard>
        <SetupSteps />
        <p className="text-muted-foreground text-sm">Tallyport {VERSION}</p>
      </div>
    </div>
  );
}
