import "server-only";
import { appOrigin } from "@/lib/platform/base/env";
import { Failure } from "@/lib/platform/base/failure";
import { newId } from "@/lib/platform/base/id";
import type { Delivery } from "@/lib/platform/mail/delivery.model";
import { configuredMailer, mailRoute } from "@/lib/platform/mail/outbound-mail";
import type { MailTemplate } from "./mail-template";
import { renderMail } from "./render-mail";

/**
 * The recipient and delivery of an email. `id` stays the same for every try of one delivery; without it each call is a
 * separate delivery.
 */
type Posted = {
  readonly to: string;
  readonly date: Date;
  readonly id?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/**
 * Sends the product's own emails. Their links lead to `origin`, which comes from APP_URL alone, because a request's
 * sender can choose the host that it names.
 */
export type ProductMailer = {
  readonly origin: string;
  /** Fails with PROVIDER_FAILED or TIMED_OUT when the email wasn't accepted. */
  readonly post: <Facts>(template: MailTemplate<Facts>, facts: Facts, posted: Posted) => Promise<void>;
  /** Like `post`, for a job: returns a delivery that was refused for good instead of failing. */
  readonly deliver: <Facts>(template: MailTemplate<Facts>, facts: Facts, posted: Posted) => Promise<Delivery>;
};

/** Whether the settings allow the product to send its own emails. */
export function hasPostOffice(): boolean {
  return mailRoute() !== null && appOrigin() !== undefined;
}

/** Returns the means of sending the product's own emails; throws MAIL_NOT_CONFIGURED where that is not possible. */
export function productMailer(): ProductMailer {
  const [mailer, origin] = [configuredMailer(), appOrigin()];
  if (!mailer) throw new Failure("MAIL_NOT_CONFIGURED");
  if (!origin) throw new Failure("MAIL_NOT_CONFIGURED", NO_ORIGIN);
  const hand: ProductMailer["deliver"] = async (template, facts, { id = newId(), ...posted }) =>
    mailer({ id, key: id, replyTo: null, ...posted, ...(await renderMail(template, facts)) });
  return {
    origin,
    deliver: hand,
    post: async (template, facts, posted) => {
      const delivery = await hand(template, facts, posted);
      if (delivery.kind === "refused") throw new Failure("PROVIDER_FAILED", NOT_TAKEN);
    },
  };
}

const NO_ORIGIN = "Links can't be sent from here until whoever runs this installation sets APP_URL.";
const NOT_TAKEN = "The mail provider did not take the email.";
