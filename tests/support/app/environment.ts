const PRODUCT_SETTING =
  /^(APP_|AUTH_|BLOB_|CLERK_|CRON_|DATABASE_|INBOUND_|MAIL_|NEXT_PUBLIC_|RESEND_|RETENTION_|STRIPE_|SUPPORT_|LLM_|OPENAI_|OTEL_|PUBLIC_FACE|TRUST_|VERCEL|WEBHOOKS_)/;

/** Returns the product's settings for tests: none from the machine's environment, and known secrets. */
export function testSettings(databaseUrl: string): Record<string, string> {
  return {
    ...databaseSettings(databaseUrl),
    AUTH_SECRET: "test-auth-secret-of-32-characters",
    INBOUND_WEBHOOK_SECRET: "test-webhook-secret-of-32-chars",
    CRON_SECRET: "test-cron-secret-of-32-characters",
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** Returns the environment without the product's settings, which the person running the tests may have set. */
export function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !PRODUCT_SETTING.test(name)),
  ) as NodeJS.ProcessEnv;
}

/**
 * If TEST_POOLER_URL names a transaction pooler in front of the tests' server, the product connects to its database
 * only through it.
 */
function databaseSettings(url: string): Record<string, string> {
  const pooler = process.env.TEST_POOLER_URL;
  if (process.env.CITUS_URL) return { DATABASE_URL: url, DATABASE_DISTRIBUTED: "1" };
  if (!pooler || !url) return { DATABASE_URL: url };
  const { host } = new URL(pooler);
  return { DATABASE_URL: Object.assign(new URL(url), { host }).href, DATABASE_POOLED: "1" };
}
