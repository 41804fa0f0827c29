import { z } from "zod";

const flag = z
  .enum(["0", "1", "true", "false", ""])
  .optional()
  .transform((value) => value === "1" || value === "true");

const optional = z
  .string()
  .optional()
  .transform((value) => value || undefined);

const ADDRESS = String.raw`[^\s@<>,;:"]+@[^\s@<>,;:"]+\.[^\s@<>,;:"]+`;
const MAILBOX = new RegExp(`^(?:"?([^"<>@\\p{Cc}]{0,100}?)"?\\s*<(${ADDRESS})>|(${ADDRESS}))$`, "u");

/** A single mailbox as in a From header, with or without a name. */
const mailbox = optional.transform((value, issues) => {
  if (value === undefined) return undefined;
  const [, name = "", named, bare = ""] = MAILBOX.exec(value.trim()) ?? [];
  const address = named ?? bare;
  if (address === "")
    issues.addIssue("must be an address, or a name and an address: Tallyport <mail@example.com>");
  return { name: name.trim(), address };
});

/** Every setting that the product reads. README.md says what each one enables and what happens without it. */
const schema = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  VERCEL: flag,
  APP_URL: optional,
  DATABASE_URL: optional,
  DATABASE_ADMIN_URL: optional,
  DATABASE_REPLICA_URL: optional,
  DATABASE_POOLED: flag,
  DATABASE_DISTRIBUTED: flag,
  DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(200).default(10),
  AUTH_SECRET: optional,
  ALLOW_BUILTIN_IDENTITY: flag,
  NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: optional,
  CLERK_SECRET_KEY: optional,
  CLERK_JWT_KEY: optional,
  CLERK_WEBHOOK_SIGNING_SECRET: optional,
  INBOUND_DOMAIN: z.string().default("in.tallyport.example"),
  INBOUND_WEBHOOK_SECRET: optional,
  RESEND_API_KEY: optional,
  RESEND_WEBHOOK_SECRET: optional,
  RESEND_BASE_URL: optional,
  MAIL_FROM: mailbox,
  MAIL_OUTBOX_DIR: optional,
  BLOB_DIR: optional,
  BLOB_S3_URL: optional,
  BLOB_S3_REGION: z.string().default("us-east-1"),
  BLOB_S3_ACCESS_KEY_ID: optional,
  BLOB_S3_SECRET_ACCESS_KEY: optional,
  BLOB_S3_ENCRYPTION: z.enum(["AES256", "aws:kms", "none"]).default("AES256"),
  BLOB_READ_WRITE_TOKEN: optional,
  ECB_RATES_URL: optional,
  RETENTION_DAYS: optional,
  CRON_SECRET: optional,
  LLM_BASE_URL: optional,
  LLM_MODEL: optional,
  LLM_API_KEY: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_PRODUCT: optional,
  STRIPE_BASE_URL: optional,
  SUPPORT_CHAT_URL: optional,
  SUPPORT_EMAIL: z.string().default("support@tallyport.example"),
  NEXT_PUBLIC_ENABLE_AUTOFILL: flag,
  WEBHOOKS_TO_LOCALHOST: flag,
  LOG_LEVEL: z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info"),
  TRUST_PROXY: flag,
  OTEL_EXPORTER_OTLP_ENDPOINT: optional,
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SERVICE_NAME: z.string().default("tallyport"),
  OTEL_RESOURCE_ATTRIBUTES: z.string().default(""),
  OTEL_TRACES_SAMPLER: z.string().default("parentbased_always_on"),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  PUBLIC_FACE: flag,
});

export type Env = z.output<typeof schema>;

let parsed: Env | undefined;

/** The settings. They are parsed at first use rather than at import, so that a build needs none. */
export const env: Env = new Proxy({} as Env, {
  get(_target, name) {
    // biome-ignore lint/style/noProcessEnv: the one file that reads the environment.
    parsed ??= schema.parse(process.env);
    return parsed[name as keyof Env];
  },
});

/** Makes the next access parse the settings again: tests change them while they run. */
export function resetEnv(): void {
  parsed = undefined;
}

/**
 * Returns the origin at which people reach the product, such as https://app.example.com; undefined when APP_URL is not
 * set.
 */
export function appOrigin(): string | undefined {
  return env.APP_URL ? new URL(env.APP_URL).origin : undefined;
}
