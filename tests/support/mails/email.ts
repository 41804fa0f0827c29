import { randomUUID } from "node:crypto";
import type { Sql } from "postgres";
import type { EmailView } from "@/lib/inbox/emails/email-view.model";
import { importEml } from "@/lib/inbox/emails/intake/import-eml";
import { extractEmail } from "@/lib/inbox/emails/reading/extract-email";
import { viewEmail } from "@/lib/inbox/emails/view-email";
import { systemContext } from "@/lib/platform/context/context";
import { inTenant } from "@/lib/platform/context/transaction";
import type { InboundMail } from "@/lib/platform/mail/inbound-mail";
import type { TestAgent } from "../people/agent";

type Stay = {
  readonly number?: string;
  readonly client?: string;
  readonly total?: string;
  readonly commission?: string | null;
  readonly checkIn?: string;
  readonly checkOut?: string;
  readonly supplier?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly opening?: string;
  readonly id?: string;
};

const STAY = {
  number: "HB-4471",
  client: "Marta Lind",
  total: "USD 4,200.50",
  commission: "USD 420.05",
  checkIn: "18 February 2027",
  checkOut: "21 February 2027",
  supplier: "Harbour Hotel Lisbon",
  subject: "Booking confirmation",
  opening: "Your reservation is confirmed.",
} satisfies Stay;

/** Returns a hotel's confirmation as a raw email; `commission: null` omits that line. */
export function confirmationMail(given: Stay = {}): Uint8Array {
  const stay = {
    ...STAY,
    from: `${given.supplier ?? STAY.supplier} <reservations@harbourhotel.example>`,
    ...given,
  };
  const lines = [
    `From: ${stay.from}`,
    "To: agent@travel.example",
    `Subject: ${stay.subject}`,
    "Date: Fri, 18 Sep 2026 14:22:00 +0000",
    `Message-ID: <${given.id ?? randomUUID()}@harbourhotel.example>`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "",
    stay.opening,
    "",
    `Hotel: ${stay.supplier}`,
    `Confirmation Number: ${stay.number}`,
    `Guest Name: ${stay.client}`,
    `Check-In Date: ${stay.checkIn}`,
    `Check-Out Date: ${stay.checkOut}`,
    `Total Price: ${stay.total}`,
    ...(stay.commission === null ? [] : [`Travel Agent Commission: ${stay.commission}`]),
    "",
  ];
  return new TextEncoder().encode(lines.join("\r\n"));
}

/** Returns an email as delivered by a provider. */
export function inboundMail(raw: Uint8Array, to: string, key: string = randomUUID()): InboundMail {
  return { provider: "raw", messageKey: key, recipients: [to], raw, notices: [] };
}

/** Returns the agent's private address, creating it on first use. */
export async function privateAddress(db: Sql, agent: TestAgent): Promise<string> {
  const [known] = await db<{ token: string }[]>`
    select token from inbound_addresses where user_id = ${agent.id} and retired_at is null`;
  const token = known?.token ?? randomUUID().replaceAll("-", "").slice(0, 26);
  if (!known)
    await db`insert into inbound_addresses (token, user_id, created_at) values (${token}, ${agent.id}, now())`;
  return `${token}@in.tallyport.example`;
}

/** Runs the worker's extraction for one email. */
export async function extracted(agent: TestAgent, emailId: string): Promise<EmailView> {
  const ctx = { ...systemContext("job:extract-email"), now: agent.ctx.now };
  const store = await extractEmail(ctx, agent.id, emailId);
  await inTenant(ctx, agent.id, store);
  return viewEmail(agent.ctx, emailId);
}

/** Imports an email for the agent and reads it. */
export async function readMail(agent: TestAgent, stay: Stay = {}): Promise<EmailView> {
  const { emailId } = await importEml(agent.ctx, confirmationMail(stay));
  if (!emailId) throw new Error("The mail was known already.");
  return extracted(agent, emailId);
}

/** Returns the id of the first extracted item. */
export function itemOf(view: EmailView): string {
  const [first] = view.items;
  if (!first) throw new Error("Nothing was read of the mail.");
  return first.id;
}
