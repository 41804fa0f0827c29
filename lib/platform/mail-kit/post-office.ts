import "server-only";
import { appOrigin } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { configuredMailer, mailRoute } from "@/lib/platform/mail/outbound-mail";
import type { MailTemplate } from "./mail-template";
import { renderMail } from "./render-mail";

/** Where a mail goes. `id` stays the same for every try of one delivery; without it each call is a delivery of its own. */
type Posted = {
  readonly to: string;
  readonly date: Date;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Sends the product's own mails. Their links lead to `origin`, which is APP_URL alone: the host that a request names is its sender's word. */
export type PostOffice = {
  readonly origin: string;
  /** Fails with PROVIDER_FAILED or TIMED_OUT when the mail wasn't taken. */
  readonly post: <Facts>(template: MailTemplate<Facts>, facts: Facts, posted: Posted) => Promise<void>;
  /** The same for a job, to which a mail that nobody will ever take is a fact. */
  readonly hand: <Facts>(template: MailTemplate<Facts>, facts: Facts, posted: Posted) => Promise<Delivery>;
};

/** Whether mails of the product's own can be sent at all with the present settings. */
export function hasPostOffice(): boolean {
  return mailRoute() !== null && appOrigin() !== undefined;
}

/** How the product sends mails of its own; MAIL_NOT_CONFIGURED where it can't. */
export function postOffice(): PostOffice {
  const [mailer, origin] = [configuredMailer(), appOrigin()];
  if (!mailer) throw new Failure("MAIL_NOT_CONFIGURED");
  if (!origin) throw new Failure("MAIL_NOT_CONFIGURED", NO_ORIGIN);
  const hand: PostOffice["hand"] = async (template, facts, { id = newId(), ...posted }) =>
    mailer({ id, key: id, replyTo: null, ...posted, ...(await renderMail(template, facts)) });
  return {
    origin,
    hand,
    post: async (template, facts, posted) => {
      const delivery = await hand(template, facts, posted);
      if (delivery.kind === "refused") throw new Failure("PROVIDER_FAILED", NOT_TAKEN);
    },
  };
}

const NO_ORIGIN = "Links can't be sent from here until whoever runs this installation sets APP_URL.";
const NOT_TAKEN = "The mail provider did not take the e-mail.";
