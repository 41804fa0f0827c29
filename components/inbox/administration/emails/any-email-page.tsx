"use client";

import dynamic from "next/dynamic";
import { PageHeader } from "@/components/shared/page-header";
import { Button } from "@/components/ui/button";
import { PageLink } from "@/components/ui/links/page-link";
import type { AnyEmailView } from "@/lib/inbox/emails/administration/any-email.model";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { AnyEmailStep } from "./any-email-step";

const AnyEmailDesk = dynamic(() => import("./any-email-desk"));

/** An agent's e-mail as an administrator reads it. */
export function AnyEmailPage({ agent, mail }: AnyEmailView) {
  return (
    <>
      <PageHeader
        title="E-mail"
        description={`Of ${agent.name}. What you look at stands in the agent's audit.`}
        actions={
          <>
            <AnyEmailStep email={{ ...mail, agent }} />
            <Button asChild variant="outline">
              <PageLink href={ANY_EMAILS_URL.href("/admin/emails", { agent: agent.id })}>
                All of this agent
              </PageLink>
            </Button>
          </>
        }
      />
      <AnyEmailDesk mail={mail} />
    </>
  );
}
