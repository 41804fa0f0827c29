/** What an agent wants to hear of payments: a mail for each that arrived, and what else happens as notifications. */
export type BillingPreferences = { readonly emailReceipts: boolean; readonly billingNotifications: boolean };

export const USUAL_PREFERENCES: BillingPreferences = { emailReceipts: true, billingNotifications: true };
