import { z } from "zod";

/** What an agent wants to hear of payments: of each that arrived, and of what else happens. */
export const billingPreferencesBody = z.object({
  emailReceipts: z.boolean(),
  billingNotifications: z.boolean(),
});
export type BillingPreferences = Readonly<z.output<typeof billingPreferencesBody>>;

export const USUAL_PREFERENCES: BillingPreferences = { emailReceipts: true, billingNotifications: true };
