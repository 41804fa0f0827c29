import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Endpoint } from "@/lib/delivery/endpoint";
import { SUMMARIES } from "./openapi-summaries";

/**
 * Describes the calls that an agent's key opens, and those of an administrator's payout runs, as OpenAPI 3.1, by what their handlers say they take. Run by itself
 * (`npm run openapi`) it writes public/openapi.json, which a test holds against the handlers.
 */
const ROOT = path.join(import.meta.dirname, "..");
export const OPENAPI_FILE = path.join(ROOT, "public/openapi.json");
/** Beside the calls that keys open, these are described: an agency's own programs pay by them. */
const FOR_ADMINISTRATORS = "/api/admin/payouts";
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

type Schema = Record<string, unknown>;
type Routes = Partial<Record<(typeof METHODS)[number], Endpoint>>;

export async function openApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const file of globSync("app/api/**/route.ts", { cwd: ROOT }).sort()) {
    const routes = (await import(path.join(ROOT, file))) as Routes;
    const address = `/${path.dirname(file).slice("app/".length).replaceAll("[", "{").replaceAll("]", "}")}`;
    for (const method of METHODS) {
      const shape = routes[method]?.shape;
      if (shape?.keys || (shape?.access === "admin" && address.startsWith(FOR_ADMINISTRATORS)))
        paths[address] = { ...paths[address], [method.toLowerCase()]: operation(method, address, shape) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tallyport",
      version: "1",
      description:
        "An agent's bookings, e-mails, suppliers, notifications and payouts, opened by an API key of theirs, and an administrator's payout runs.",
    },
    servers: [{ url: "/" }],
    security: [{ key: [] }],
    paths,
    components: {
      securitySchemes: {
        key: { type: "http", scheme: "bearer", description: "A key from Settings, API keys." },
        session: {
          type: "http",
          scheme: "bearer",
          description: "An administrator's session. No key opens these calls.",
        },
      },
      responses: {
        Refused: {
          description: "What was refused, and why.",
          content: { "application/json": { schema: REFUSAL } },
        },
      },
    },
  };
}

function operation(method: string, address: string, { keys, query, body }: Endpoint["shape"]) {
  const summary = SUMMARIES[`${method} ${address}`];
  if (!summary) throw new Error(`tools/openapi-summaries.ts says nothing of ${method} ${address}`);
  const parameters = [...inPath(address), ...inQuery(query && given(query))];
  return {
    summary,
    ...(keys
      ? { description: keys === "write" ? "Asks for a key that may write." : "A read-only key is enough." }
      : { description: "For administrators.", security: [{ session: [] }] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, content: { "application/json": { schema: given(body) } } } }
      : {}),
    responses: { "2XX": { description: "Done." }, default: { $ref: "#/components/responses/Refused" } },
  };
}

function inPath(address: string) {
  return [...address.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
}

function inQuery(schema: Schema | undefined) {
  const { properties = {}, required = [] } = (schema ?? {}) as { properties?: Schema; required?: string[] };
  return Object.entries(properties).map(([name, one]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: one,
  }));
}

/** What is sent, before anything is made of it. What a schema checks by code of its own can't be said and stays open. */
function given(schema: z.ZodType): Schema {
  const { $schema: _, ...said } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return said;
}

const REFUSAL = {
  type: "object",
  required: ["message", "code", "category", "requestId"],
  properties: {
    message: { type: "string" },
    code: { type: "string" },
    category: { type: "string" },
    requestId: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

if (process.argv[1] === import.meta.filename) {
  writeFileSync(OPENAPI_FILE, `${JSON.stringify(await openApi(), null, 2)}\n`);
  process.exit(0);
}
