import type { MailTemplate, RenderedMail } from "../mail-template";
import { renderMail } from "../render-mail";
import { ACCOUNT_CHANGED } from "./account-changed";
import { ACCOUNT_DELETED } from "./account-deleted";
import { ACCOUNT_EXISTS } from "./account-exists";
import { INVITATION } from "./invitation";
import { LEAVING_ACCOUNT } from "./leaving-account";
import { NEW_PASSWORD } from "./new-password";
import { NOTIFICATION } from "./notification";
import { NOTIFICATION_DIGEST } from "./notification-digest";
import { OPEN_ACCOUNT } from "./open-account";
import { PASSWORD_CHANGED } from "./password-changed";
import { VERIFY_ADDRESS } from "./verify-address";
import { VERIFY_FORWARDING } from "./verify-forwarding";

/** All of the product's own emails by name, as `/email-preview` shows them. */
export const TEMPLATES: Readonly<Record<string, () => Promise<RenderedMail>>> = {
  notification: sampleOf(NOTIFICATION),
  "notification-digest": sampleOf(NOTIFICATION_DIGEST),
  "verify-address": sampleOf(VERIFY_ADDRESS),
  "verify-forwarding": sampleOf(VERIFY_FORWARDING),
  "new-password": sampleOf(NEW_PASSWORD),
  "password-changed": sampleOf(PASSWORD_CHANGED),
  "account-changed": sampleOf(ACCOUNT_CHANGED),
  "account-exists": sampleOf(ACCOUNT_EXISTS),
  "open-account": sampleOf(OPEN_ACCOUNT),
  invitation: sampleOf(INVITATION),
  "leaving-account": sampleOf(LEAVING_ACCOUNT),
  "account-deleted": sampleOf(ACCOUNT_DELETED),
};

function sampleOf<Facts>(template: MailTemplate<Facts>) {
  return () => renderMail(template, template.sample);
}
