import { expect } from "@playwright/test";
import type { RunningApp } from "../app/running-app";
import { type Person, withDatabase } from "../people/people";
import { subscribed, tell } from "./billing-pages";
import type { FakeStripe } from "./fake-stripe";

type Setting = { readonly app: RunningApp; readonly stripe: FakeStripe; readonly person: Person };

/** Brings a person's subscription into a state and informs the app. */
export type PlanState = (setting: Setting) => Promise<void>;

/** Returns a state reached by applying events to a new subscription. */
function state(status: string, happens: (stripe: FakeStripe, id: string) => void, price?: string): PlanState {
  return async ({ app, stripe, person }) => {
    const id = await subscribed(app, stripe, person, price);
    happens(stripe, id);
    await tell(app, stripe);
    const held = () =>
      withDatabase(app, (db) => db`select status from subscriptions where user_id = ${person.id}`);
    await expect.poll(held).toMatchObject([{ status }]);
  };
}

function active({ world }: FakeStripe, id: string): void {
  for (let month = 0; month < 4; month += 1) world.renew(id, true);
}

const YEN = {
  object: "price",
  nickname: "Yen Plan",
  unit_amount: 25_000,
  currency: "jpy",
  recurring: { interval: "month", interval_count: 1 },
  product: "prod_main",
};

/** The states in which `/plan` and `/user/billing` look different. */
export const STATES = {
  none: () => Promise.resolve(),
  trial: state("TRIALING", () => undefined),
  active: state("ACTIVE", (stripe, id) => {
    active(stripe, id);
    stripe.world.refund(5_000);
  }),
  canceling: state("ACTIVE", (stripe, id) => {
    active(stripe, id);
    stripe.world.change(id, { cancel_at_period_end: true });
  }),
  "past due": state("PAST_DUE", ({ world }, id) => world.renew(id, false)),
  unpaid: state("UNPAID", ({ world }, id) => {
    world.renew(id, false);
    world.change(id, { status: "unpaid" });
  }),
  ended: state("CANCELED", ({ world }, id) => world.end(id)),
  yen: async (setting) => {
    setting.stripe.world.put({ id: "price_yen", ...YEN });
    await withDatabase(setting.app, (db) => db`delete from rate_limits`);
    await state("ACTIVE", active, "price_yen")(setting);
  },
} as const satisfies Record<string, PlanState>;

/** The pages that offer to add something, as shown to somebody without a plan. */
export const WITHOUT_PLAN = {
  dashboard: "/",
  booking: "/bookings/open?dialog=add-booking",
  import: "/bookings/open?dialog=import-csv",
  supplier: "/suppliers?dialog=add-supplier",
  key: "/settings/api-keys?dialog=add-api-key",
  webhook: "/settings/api-keys?dialog=add-webhook",
  emails: "/emails/new",
} as const;
