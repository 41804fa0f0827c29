import { readFileSync } from "node:fs";
import { Ajv2020, type ErrorObject } from "ajv/dist/2020.js";
import { expect, it } from "vitest";
import { OPENAPI_FILE, openApi } from "../../tools/openapi/write-openapi";
import { type Filled, filled } from "../support/database/filled-agent";
import { known, UPLOADS } from "../support/http/calls";
import { type Call, sampleBody } from "../support/http/every-endpoint";

type Operation = { readonly responses: Record<string, { readonly content?: Record<string, unknown> }> };
type Document = { readonly paths: Record<string, Record<string, Operation>>; readonly components: unknown };

const written = JSON.parse(readFileSync(OPENAPI_FILE, "utf8")) as Document;

it("describes every call as its handler takes and answers it: after a change, npm run openapi", {
  timeout: 240_000,
}, async () => {
  expect(written).toEqual(await openApi());
});

/** The record of the agent's whose id a path takes. */
const IDS: readonly [path: RegExp, row: keyof Filled][] = [
  [/import-csv/, "importId"],
  [/bank-transactions\/\[id\]/, "transaction"],
  [/commission-reports/, "report"],
  [/review/, "review"],
  [/supplier/, "supplier"],
  [/emails|inbox/, "email"],
  [/bookings/, "booking"],
];
/** Calls that need a payment provider, an invitation or a visitor's token, or that would end what the others need. */
const NOT_HERE =
  /subscription|invite|auth\/|unsubscribe|forwarding|\/users|notifications\/\[id\]|import\/\[id\]/;

it("what is answered is as described, and holds nothing else", { timeout: 120_000 }, async () => {
  const all = await filled(2);
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats: { date: true, "date-time": true } });
  ajv.addSchema(closed(written) as object, "document");
  const answered: string[] = [];
  for (const call of known.filter(({ path }) => !NOT_HERE.test(path) && !UPLOADS.test(path))) {
    const address = call.path.replaceAll("[", "{").replaceAll("]", "}");
    if (!written.paths[address]?.[call.method.toLowerCase()]?.responses[200]?.content?.["application/json"])
      continue;
    const body = await jsonOf(call, all);
    if (body === undefined) continue;
    answered.push(call.name);
    const pointer = [
      "paths",
      address,
      call.method.toLowerCase(),
      "responses",
      "200",
      "content",
      "application/json",
    ];
    const path = pointer.map((part) => encodeURIComponent(part.replaceAll("/", "~1"))).join("/");
    const isAsSaid = ajv.validate({ $ref: `document#/${path}/schema` }, body);
    expect.soft(isAsSaid ? [] : (ajv.errors ?? []).map(told), call.name).toEqual([]);
  }
  expect(answered.length).toBeGreaterThan(35);
});

function told({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`;
}

/** Returns the administrator's JSON response for their own records; undefined if the call is refused. */
async function jsonOf(call: Call, all: Filled): Promise<unknown> {
  const row = IDS.find(([path]) => path.test(call.path))?.[1];
  const params = row && call.params.includes("id") ? { id: String(all[row]) } : undefined;
  const body = sampleBody(call);
  const init = {
    method: call.method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  };
  const response = await all.agent.ask(call.handler, call.path, init, params);
  return response.status === 200 ? await response.json() : undefined;
}

/** Returns the document with additional properties forbidden in every object. */
function closed(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(closed);
  if (typeof part !== "object" || part === null) return part;
  const inner = Object.fromEntries(Object.entries(part).map(([name, value]) => [name, closed(value)]));
  return inner.type === "object" && inner.properties && !inner.additionalProperties
    ? { ...inner, additionalProperties: false }
    : inner;
}
