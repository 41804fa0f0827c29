import { globSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import type { Endpoint } from "@/lib/delivery/endpoint";
import { inputSchemaOf } from "@/lib/platform/base/known-fields";
import { type Answer, answersOf } from "./answer-schemas";
import type { CallDescription } from "./call-description";
import { CALLS } from "./calls";
import { components, IDEMPOTENCY_KEY, RATE_LIMIT_HEADERS, REPEATED } from "./components";
import type { Schema } from "./json-schemas";

/**
 * Describes the calls as OpenAPI 3.1: parameters and bodies from the handlers' schemas, answers from the handlers'
 * types. Run directly (`npm run openapi`), it writes public/openapi.json; a test compares that file with the handlers.
 */
const ROOT = path.join(import.meta.dirname, "../..");
export const OPENAPI_FILE = path.join(ROOT, "public/openapi.json");
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/**
 * Excluded addresses: webhooks and cron jobs authenticate with secrets of their own, and the catch-all route isn't a
 * call.
 */
const NO_CALLS = /^\/api\/(?:webhooks|jobs|\{\{)/;
const ADMINISTRATORS = "Administrators";
const TAGS: Readonly<Record<string, string>> = {
  activity: "What happened.",
  bookings: "An agent's bookings, and their import.",
  dashboard: "The figures of the dashboard.",
  emails: "Forwarded emails, what was read of them, and what is decided.",
  imports: "Files of emails.",
  inbox: "Emails with all that was read of them.",
  notifications: "What an agent is told.",
  payouts: "What an agent is paid.",
  supplier: "Suppliers as an agent sees them.",
  users: "Whoever is calling.",
  settings: "Settings and forwarding, with a session.",
  subscription: "Plan and payment, with a session.",
  auth: "Signing in and out.",
  calendar: "The calendar's address.",
  unsubscribe: "Links in mails.",
  health: "Whether it runs.",
  ready: "Whether it can work.",
};

type Routes = Partial<Record<(typeof METHODS)[number], Endpoint>>;
type Call = { readonly name: string; readonly address: string; readonly shape: Endpoint["shape"] };

/** Returns the OpenAPI document. Takes some ten seconds, because the compiler reads the product. */
export async function openApi() {
  const files = globSync("app/api/**/route.ts", { cwd: ROOT }).sort();
  const answers = answersOf(files.map((file) => path.join(ROOT, file)));
  const paths: Record<string, Record<string, unknown>> = {};
  for (const file of files) {
    const routes = (await import(path.join(ROOT, file))) as Routes;
    const address = addressOf(file);
    for (const method of METHODS) {
      const { shape } = routes[method] ?? {};
      const answer = answers.of(path.join(ROOT, file), method);
      if (!shape || !answer || NO_CALLS.test(address)) continue;
      const call = { name: `${method} ${address}`, address, shape };
      paths[address] = { ...paths[address], [method.toLowerCase()]: operation(call, answer) };
    }
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Tallyport",
      version: "1",
      description:
        "An agent's bookings, emails, suppliers and notifications, opened by an API key of theirs; and what the product's own pages ask with a session.",
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      contact: { name: "Whoever runs this installation" },
    },
    servers: [{ url: "/" }],
    tags: [
      ...Object.entries(TAGS).map(([name, description]) => ({ name, description })),
      ...adminTags(paths),
    ],
    security: [{ key: [] }],
    paths,
    components: components(answers.schemas),
  };
}

/** Returns the tags of administrators' calls, which are grouped by subject like all others. */
function adminTags(paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods)) as {
    tags: string[];
  }[];
  const names = new Set(operations.flatMap(({ tags }) => tags).filter((tag) => !Object.hasOwn(TAGS, tag)));
  const description = "Calls that an administrator's session alone may make.";
  return [...names].sort().map((name) => ({ name, description }));
}

function addressOf(file: string): string {
  return `/${path.dirname(file).slice("app/".length).replaceAll("[", "{").replaceAll("]", "}")}`;
}

function operation({ name, address, shape }: Call, answer: Answer) {
  const said = CALLS[name];
  if (!said) throw new Error(`tools/openapi/calls.ts says nothing of ${name}`);
  const { keys, access, query, body } = shape;
  const parameters = [
    ...inPath(address),
    ...inQuery(query && inputSchemaOf(query)),
    ...(shape.once ? [IDEMPOTENCY_KEY] : []),
  ];
  const [, part = ""] = /^\/api\/(?:admin\/)?([\w-]+)/.exec(address) ?? [];
  const tag =
    access === "admin"
      ? `${ADMINISTRATORS}, ${part.replaceAll("-", " ")}`
      : part.replace(/^suppliers$/, "supplier");
  return {
    operationId: said.id,
    tags: [tag],
    summary: said.summary,
    description: whoMay(shape),
    security: access === "public" ? [] : [...(keys ? [{ key: [] }] : []), { session: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(body, said),
    responses: {
      ...success(name, answer, said, toldOf(shape)),
      "4XX": { $ref: "#/components/responses/Refused" },
      "5XX": { $ref: "#/components/responses/Refused" },
    },
  };
}

function toldOf({ once, keys }: Endpoint["shape"]): Schema {
  return { ...(once ? REPEATED : {}), ...(keys ? RATE_LIMIT_HEADERS : {}) };
}

function whoMay({ keys, access }: Endpoint["shape"]): string {
  if (access === "public") return "Nobody has to be signed in.";
  if (access === "admin") return "For an administrator with a session; no key opens it.";
  if (!keys) return "With a session; no key opens it.";
  return keys === "write" ? "Asks for a key that may write." : "A read-only key is enough.";
}

function requestBody(body: z.ZodType | undefined, { form, upload = [] }: CallDescription) {
  const file = { type: "string", contentMediaType: "application/octet-stream" };
  const content: [type: string, value: unknown][] = upload.map((type) => [type, {}]);
  if (body) content.push(["application/json", { schema: inputSchemaOf(body) }]);
  if (form) {
    const { properties, required = [] } = inputSchemaOf(form) as { properties?: Schema; required?: string[] };
    // If the form can refer to a file of a mail instead, its own file is optional.
    const files = Object.hasOwn(properties ?? {}, "attachment") ? [] : ["file"];
    const schema = { type: "object", properties: { file, ...properties }, required: [...files, ...required] };
    content.push(["multipart/form-data", { schema }]);
  }
  if (content.length === 0) return {};
  const isRequired = !body?.safeParse(undefined).success;
  return { requestBody: { required: isRequired, content: Object.fromEntries(content) } };
}

function success(name: string, answer: Answer, { files }: CallDescription, told: Schema) {
  const done = { description: "Done.", ...(Object.keys(told).length > 0 ? { headers: told } : {}) };
  if (answer.kind === "nothing") return { 204: done };
  if (answer.kind === "json")
    return { 200: { ...done, content: { "application/json": { schema: answer.schema } } } };
  if (!files) throw new Error(`tools/openapi/calls.ts doesn't say which files ${name} answers`);
  const content = Object.fromEntries(files.map((type) => [type, { schema: { type: "string" } }]));
  return { 200: { ...done, description: "The file.", content } };
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

if (process.argv[1] === import.meta.filename) {
  writeFileSync(OPENAPI_FILE, `${JSON.stringify(await openApi(), null, 2)}\n`);
  process.exit(0);
}
