"use client";

import dynamic from "next/dynamic";
import { PageHeader } from "@/components/shared/page-header";
import { LinkButton } from "@/components/ui/links/link-button";
import type { AdminEmailView } from "@/lib/inbox/emails/administration/admin-email.model";
import { ANY_EMAILS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import { AdminEmailStep } from "./admin-email-step";

const AdminEmailDesk = dynamic(() => import("./admin-email-desk"));

/** An agent's email as an administrator sees it. */
export function AdminEmailScreen({ agent, mail }: AdminEmailView) {
  return (
    <>
      <PageHeader
        title="Email"
        description={`Of ${agent.name}. Opening it is recorded in the agent's audit.`}
        actions={
          <>
            <AdminEmailStep email={{ ...mail, agent }} />
            <LinkButton variant="outline" href={ANY_EMAILS_URL.href("/admin/emails", { agent: agent.id })}>
              All of this agent
            </LinkButton>
          </>
        }
      />
      <AdminEmailDesk mail={mail} />
    </>
  );
}
