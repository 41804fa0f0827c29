const PRODUCT_SETTING =
  /^(APP_|AUTH_|BLOB_|CLERK_|CRON_|DATABASE_|INBOUND_|MAIL_|NEXT_PUBLIC_|RESEND_|RETENTION_|STRIPE_|SUPPORT_|LLM_|OPENAI_|OTEL_|PUBLIC_FACE|TRUST_|VERCEL|WEBHOOKS_)/;

/** The product's settings in tests: none of the machine's own, secrets that are known. */
export function testSettings(databaseUrl: string): Record<string, string> {
  return {
    ...databaseSettings(databaseUrl),
    AUTH_SECRET: "test-auth-secret-of-32-characters",
    INBOUND_WEBHOOK_SECRET: "test-webhook-secret-of-32-chars",
    CRON_SECRET: "test-cron-secret-of-32-characters",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** An environment without the settings that the person running the tests may have for the product. */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !PRODUCT_SETTING.test(name)),
  ) as NodeJS.ProcessEnv;
}

/** Where TEST_POOLER_URL names a transaction pooler before the tests' server, the product asks its database by way of it, and no other. */
function databaseSettings(url: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL;
  if (process.env.CITUS_URL) return { DATABASE_URL: url, DATABASE_DISTRIBUTED: "1" };
  if (!pooler || !url) return { DATABASE_URL: url };
  const { host } = new URL(pooler);
  return { DATABASE_URL: Object.assign(new URL(url), { host }).href, DATABASE_POOLED: "1" };
}
