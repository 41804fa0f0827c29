import {
  bigint,
  boolean,
  char,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { PLAN_INTERVALS } from "@/lib/platform/base/settings/plan-intervals";
import { instant, oneOf } from "../columns";
import { owner } from "../owner";
import { adminOnlyPolicies, tenantPolicies } from "../tenant";

const minor = (name: string) => bigint(name, { mode: "number" });

/**
 * An agent's customer at the payment provider, and the card that is charged. `askedNo` counts the requests to the
 * provider, `storedNo` is the one whose response is stored: an older response never replaces a newer one.
 */
export const billingCustomers = pgTable(
  "billing_customers",
  {
    userId: owner().primaryKey(),
    customerId: text("customer_id").notNull(),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    cardExpMonth: integer("card_exp_month"),
    cardExpYear: integer("card_exp_year"),
    isDeleted: boolean("is_deleted").notNull().default(false),
    askedNo: integer("asked_no").notNull().default(0),
    storedNo: integer("stored_no").notNull().default(0),
    createdAt: instant("created_at").notNull(),
    storedAt: instant("stored_at"),
  },
  (t) => [uniqueIndex("billing_customers_customer").on(t.customerId), ...tenantPolicies("billing_customers")],
).enableRLS();

/**
 * An agent's subscriptions as the provider reports them; `status` is the provider's status in capitals, whatever that
 * is.
 */
export const subscriptions = pgTable(
  "subscriptions",
  {
    userId: owner(),
    id: text("id").notNull(),
    status: text("status").notNull(),
    planName: text("plan_name").notNull(),
    priceId: text("price_id").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    amountCurrency: char("amount_currency", { length: 3 }).notNull(),
    interval: text("interval").notNull(),
    periodStart: instant("period_start").notNull(),
    periodEnd: instant("period_end").notNull(),
    cancelAtPeriodEnd: boolean("cancel_at_period_end").notNull(),
    cancelAt: instant("cancel_at"),
    trialEnd: instant("trial_end"),
    createdAt: instant("created_at").notNull(),
    cardBrand: text("card_brand"),
    cardLast4: text("card_last4"),
    cardExpMonth: integer("card_exp_month"),
    cardExpYear: integer("card_exp_year"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), ...tenantPolicies("subscriptions")],
).enableRLS();

/** The invoices of an agent's subscriptions. */
export const invoices = pgTable(
  "invoices",
  {
    userId: owner(),
    id: text("id").notNull(),
    subscriptionId: text("subscription_id"),
    status: text("status").notNull(),
    amountMinor: minor("amount_minor").notNull(),
    refundedMinor: minor("refunded_minor").notNull(),
    amountCurrency: char("amount_currency", { length: 3 }).notNull(),
    createdAt: instant("created_at").notNull(),
    hostedUrl: text("hosted_url"),
  },
  (t) => [primaryKey({ columns: [t.userId, t.id] }), ...tenantPolicies("invoices")],
).enableRLS();

/** Which billing events an agent wants to be notified of. */
export const billingPreferences = pgTable(
  "billing_preferences",
  {
    userId: owner().primaryKey(),
    emailReceipts: boolean("email_receipts").notNull().default(true),
    billingNotifications: boolean("billing_notifications").notNull().default(true),
    updatedAt: instant("updated_at").notNull(),
  },
  () => [...tenantPolicies("billing_preferences")],
).enableRLS();

/** Events of the payment provider, each once. `outcome` is null until its job has handled it. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text("id").primaryKey(),
    type: text("type").notNull(),
    customerId: text("customer_id"),
    createdAt: instant("created_at").notNull(),
    receivedAt: instant("received_at").notNull(),
    settledAt: instant("settled_at"),
    outcome: text("outcome", { enum: ["followed", "ignored"] }),
  },
  (t) => [index("payment_events_received").on(t.receivedAt), ...adminOnlyPolicies("payment_events")],
).enableRLS();

/** The plans as the provider last reported them, in the order in which they are offered. */
export const billingPlans = pgTable(
  "billing_plans",
  {
    priceId: text("price_id").primaryKey(),
    place: integer("place").notNull(),
    name: text("name").notNull(),
    description: text("description"),
    amountMinor: minor("amount_minor").notNull(),
    amountCurrency: char("amount_currency", { length: 3 }).notNull(),
    interval: text("interval", { enum: PLAN_INTERVALS }).notNull(),
    features: text("features").array().notNull(),
  },
  () => [
    check("billing_plans_interval_known", oneOf("interval", PLAN_INTERVALS)),
    ...adminOnlyPolicies("billing_plans"),
  ],
).enableRLS();
