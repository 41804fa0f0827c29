import { readdirSync } from "node:fs";
import path from "node:path";
import type { Endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { ROOT } from "../../../tools/launcher/paths.mjs";
import { DRAFT } from "./booking-draft";
import { hostileQueries, sampleOf } from "./sample-input";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
const API = path.join(ROOT, "app/api");

/** One method of one path of the API. */
export type Call = {
  /** For example `PATCH /api/bookings/[id]/close`, in the notation of the folders. */
  readonly name: string;
  readonly method: (typeof METHODS)[number];
  readonly path: string;
  readonly params: readonly string[];
  /** Webhooks have no shape, because they parse their body themselves. */
  readonly handler: Pick<Endpoint, never> & ((request: Request, route: Route) => Promise<Response>);
  readonly shape: Endpoint["shape"] | undefined;
};
type Route = Parameters<Endpoint>[1];

/** Returns every handler that the folders of `app/api` export. */
export async function everyCall(): Promise<Call[]> {
  const files = readdirSync(API, { recursive: true, encoding: "utf8" }).filter((file) =>
    /(^|\/)route\.ts$/.test(file),
  );
  const calls = await Promise.all(files.sort().map((file) => callsOf(path.dirname(file))));
  return calls.flat();
}

async function callsOf(folder: string): Promise<Call[]> {
  const module = (await import(path.join(API, folder, "route.ts"))) as Record<string, Endpoint | undefined>;
  const place = `/api/${folder}`;
  return METHODS.flatMap((method) => {
    const handler = module[method];
    if (!handler || handler === refusedMethod) return [];
    const params = [...place.matchAll(/\[+(?:\.\.\.)?(\w+)\]+/g)].map((found) => found[1] ?? "");
    return [{ name: `${method} ${place}`, method, path: place, params, handler, shape: handler.shape }];
  });
}

/** Sample bodies of calls whose schema alone doesn't define a valid body. */
const SAMPLES: Readonly<Record<string, unknown>> = {
  "POST /api/admin/bank-transactions/[id]/match": { bookingId: "0190b6a2-0000-7000-8000-000000000001" },
  "POST /api/admin/bank-transactions/list": {
    skip: 0,
    limit: 5,
    filters: { status: ["NEW"] },
    sort: "-date",
  },
  "POST /api/admin/commission-reports/list": {
    skip: 0,
    limit: 5,
    filters: { status: ["Open"] },
    sort: "-net",
  },
  "POST /api/admin/books/lock": { month: "2026-01" },
  "POST /api/admin/books/unlock": { month: "2026-01", reason: "A fee was missing" },
  "POST /api/admin/payouts": {
    currency: "USD",
    upTo: "2031-03-01",
    requestKey: "0190b6a2-0000-7000-8000-000000000002",
  },
  "POST /api/admin/review/[id]/action": { action: "approve", adminNotes: "Checked against the mail." },
  "POST /api/admin/unowned-emails/[id]/statement": { attachment: 0 },
  "POST /api/admin/users/invite": { emails: ["ada@example.test"], message: "Welcome aboard!", role: "USER" },
  "POST /api/auth/sign-in/email": { email: "ada@example.test", password: "harbour-lantern-42" },
  "POST /api/auth/sign-up/email": { name: "Ada", email: "ada@example.test", password: "harbour-lantern-42" },
  "POST /api/bookings": DRAFT,
  "POST /api/users/me/onboarding-details": {
    firstName: "Ada",
    lastName: "Fern",
    phoneNumber: "+1 416 555 0101",
    companyName: "Fern Travel",
    companyAddress: "1 Harbour Street, Halifax",
  },
  "PUT /api/settings": { preferences: { dateFormat: "yyyy-mm-dd" } },
  "POST /api/settings/email-forwarding": { emailAddress: "bookings@fern.test" },
  "POST /api/settings/email-forwarding/resend": { emailAddress: "bookings@fern.test" },
  "POST /api/subscription/checkout": {
    priceId: "price_month",
    successUrl: "http://localhost:3000/?subscription=success",
    cancelUrl: "http://localhost:3000/plan?subscription=canceled",
  },
  "POST /api/subscription/portal": { returnUrl: "http://localhost:3000/user/billing" },
  "PATCH /api/bookings/[id]": {
    clientName: "Marta Lind",
    totalBookingAmount: 10,
    travelEndDate: "2031-03-08",
  },
};

/** Returns a valid body; undefined for a call without a body. */
export function sampleBody({ name, shape }: Call): unknown {
  return shape?.body && (SAMPLES[name] ?? sampleOf(shape.body));
}

/** The query strings that calls require. */
const SAMPLE_QUERIES: Readonly<Record<string, string>> = {
  "GET /api/admin/books/journal": "?month=2026-01&currency=USD&format=iif",
  "GET /api/admin/payouts/[id]/file": "?format=csv&day=2031-03-03",
};

export function sampleQuery({ name }: Call): string {
  return SAMPLE_QUERIES[name] ?? "";
}

/** Tells whether a call reads this query parameter. */
export function takesQuery({ shape }: Call, key: string): boolean {
  return (
    shape?.query !== undefined && hostileQueries(shape.query).some((query) => query.startsWith(`?${key}=`))
  );
}

/** Returns query strings that a call must reject or tolerate. */
export function hostileQueriesOf({ shape }: Call): string[] {
  return shape?.query
    ? hostileQueries(shape.query)
    : ["?page=-1&limit=NaN&search=%00", "?__proto__=1&constructor=2"];
}

export type Asking = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** The path parameters; unknown ids by default. */
  readonly params?: Readonly<Record<string, string>>;
  /** Sent as JSON unless it is a string or bytes. */
  readonly body?: unknown;
};

/** Calls a handler as Next would. */
export function ask(
  call: Call,
  { headers = {}, query = "", params = {}, body }: Asking = {},
): Promise<Response> {
  const request = new Request(`http://localhost${call.path}${query}`, {
    method: call.method,
    headers: {
      host: "localhost",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined || call.method === "GET" ? {} : { body: bodyOf(body) }),
  });
  return call.handler(request, { params: Promise.resolve({ ...unknownParams(call), ...params }) });
}

function bodyOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  return typeof body === "string" || body instanceof Uint8Array
    ? (body as string | Uint8Array<ArrayBuffer>)
    : JSON.stringify(body);
}

function unknownParams({ params }: Call): Record<string, string> {
  return Object.fromEntries(params.map((name) => [name, "0190b6a2-0000-7000-8000-000000000000"]));
}
