import Stripe from "stripe";

type Thing = Record<string, unknown> & { id: string };
export type FakeEvent = {
  id: string;
  object: "event";
  type: string;
  created: number;
  data: { object: Thing; previous_attributes?: object };
};

type Item = { current_period_end: number; price: { unit_amount: number; currency: string } };

/** 2031-03-01, in seconds since 1970. */
const BEGIN = 1_930_089_600;
const MONTH = 30 * 86_400;
const DAY = 86_400;

/** Counts issued ids, so that none is repeated in any instance. */
let made = 0;

/** The payment provider's data about customers and subscriptions, and the events caused by changes. */
export class FakeWorld {
  readonly things = new Map<string, Thing>();
  readonly events: FakeEvent[] = [];
  private now: number;

  constructor(begin = BEGIN) {
    this.now = begin;
    this.put({ id: "prod_main", object: "product", active: true, name: "Tallyport", description: null });
    this.put({ id: "price_month", ...priceOf("month", 17_000), nickname: "Monthly Plan" });
    this.put({ id: "price_year", ...priceOf("year", 170_000) });
  }

  /** Returns every price, with its product if expanded. */
  prices(isExpanded: boolean): object[] {
    const all = this.all("price").reverse();
    if (!isExpanded) return all;
    return all.map((price) => ({ ...price, product: this.things.get(String(price.product)) }));
  }

  put<T extends Thing>(thing: T): T {
    this.things.set(thing.id, thing);
    return thing;
  }

  all(kind: string, customer?: string): Thing[] {
    const found = [...this.things.values()].filter((one) => one.object === kind);
    return found.filter((one) => customer === undefined || one.customer === customer).reverse();
  }

  newId(prefix: string): string {
    made += 1;
    return `${prefix}_${String(made).padStart(6, "0")}`;
  }

  /** Records an event with a snapshot of the object. */
  tell(type: string, object: Thing, previous?: object): void {
    this.now += 1;
    const data = { object: structuredClone(object), ...(previous && { previous_attributes: previous }) };
    this.events.push({ id: this.newId("evt"), object: "event", type, created: this.now, data });
  }

  /** Adds a customer with a card, under the given id. */
  customer(id: string): void {
    const card = { brand: "visa", last4: "4242", exp_month: 4, exp_year: 2034 };
    const method = this.put({ id: this.newId("pm"), object: "payment_method", card, customer: id });
    this.put({ id, object: "customer", invoice_settings: { default_payment_method: method } });
  }

  /** Adds a subscription that starts with a trial; returns its id. */
  subscribe(customer: string, price = "price_month"): string {
    const id = this.newId("sub");
    const item = {
      current_period_start: this.now,
      current_period_end: this.now + 14 * DAY,
      price: this.things.get(price),
    };
    const subscription = this.put({
      id,
      object: "subscription",
      customer,
      status: "trialing",
      cancel_at_period_end: false,
      cancel_at: null,
      trial_end: this.now + 14 * DAY,
      created: this.now,
      default_payment_method: null,
      items: { data: [item] },
    });
    this.tell("customer.subscription.created", subscription);
    return id;
  }

  change(id: string, change: object): void {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`no ${id}`);
    Object.assign(thing, change);
    this.tell("customer.subscription.updated", thing);
  }

  /** Starts the next period with an invoice that is paid or stays open. */
  renew(id: string, isPaid: boolean): void {
    const subscription = this.things.get(id) as Thing & { items: { data: Item[] } };
    const [item] = subscription.items.data;
    if (!item) throw new Error("a subscription has an item");
    const start = item.current_period_end;
    Object.assign(item, { current_period_start: start, current_period_end: start + MONTH });
    const invoice = this.put({
      id: this.newId("in"),
      object: "invoice",
      customer: subscription.customer,
      status: isPaid ? "paid" : "open",
      total: item.price.unit_amount,
      currency: item.price.currency,
      created: start,
      hosted_invoice_url: "https://pay.example/invoice",
      parent: { subscription_details: { subscription: id } },
    });
    this.tell("invoice.finalized", { ...invoice, status: "open" });
    this.tell(isPaid ? "invoice.paid" : "invoice.payment_failed", invoice);
    if (isPaid) this.charge(invoice);
    this.change(id, { status: isPaid ? "active" : "past_due" });
  }

  /** Pays the open invoices. */
  recover(id: string): void {
    for (const invoice of this.all("invoice").filter(({ status }) => status === "open")) {
      invoice.status = "paid";
      this.tell("invoice.paid", invoice);
      this.charge(invoice);
    }
    this.change(id, { status: "active" });
  }

  end(id: string): void {
    const thing = this.things.get(id);
    if (!thing) throw new Error(`no ${id}`);
    Object.assign(thing, { status: "canceled", ended_at: this.now });
    this.tell("customer.subscription.deleted", thing);
  }

  /** Refunds the last payment in full or in part. */
  refund(amount = 17_000): void {
    const [charge] = this.all("charge");
    if (!charge) return;
    charge.amount_refunded = Math.max(amount, Number(charge.amount_refunded));
    this.tell("charge.refunded", charge);
  }

  /** Replaces the customer's default card with another payment method. */
  payBy(customer: string, by: { type: string; [type: string]: unknown }): void {
    const method = this.put({ id: this.newId("pm"), object: "payment_method", customer, ...by });
    Object.assign(this.things.get(customer) ?? {}, { invoice_settings: { default_payment_method: method } });
    this.tell("payment_method.attached", method);
    const person = this.things.get(customer);
    if (person) this.tell("customer.updated", person);
  }

  /** Switches the subscription to another price. */
  changePlan(id: string, price: string): void {
    const subscription = this.things.get(id) as Thing & { items: { data: object[] } };
    const data = subscription.items.data.map((item) => ({ ...item, price: this.things.get(price) }));
    this.change(id, { items: { data } });
  }

  private charge(invoice: Thing): void {
    const charge = {
      id: this.newId("ch"),
      object: "charge",
      customer: invoice.customer,
      amount_refunded: 0,
      currency: invoice.currency,
      payment_intent: this.newId("pi"),
      invoice: invoice.id,
    };
    this.put(charge);
  }
}

function priceOf(interval: string, amount: number) {
  return {
    object: "price",
    nickname: null,
    unit_amount: amount,
    currency: "usd",
    recurring: { interval, interval_count: 1 },
    product: "prod_main",
  };
}

/** Returns valid delivery headers. `at` is the signing time in seconds since 1970. */
export function signedHeaders(payload: string, secret: string, at?: number): Record<string, string> {
  const signature = Stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(at !== undefined && { timestamp: at }),
  });
  return { "content-type": "application/json", "stripe-signature": signature };
}
