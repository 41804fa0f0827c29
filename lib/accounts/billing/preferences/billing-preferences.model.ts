import { z } from "zod";

/** Whether an agent wants to be notified of each payment that arrived, and of other billing events. */
export const billingPreferencesBody = z.object({
  emailReceipts: z.boolean(),
  billingNotifications: z.boolean(),
});
export type BillingPreferences = Readonly<z.output<typeof billingPreferencesBody>>;

export const USUAL_PREFERENCES: BillingPreferences = { emailReceipts: true, billingNotifications: true };
