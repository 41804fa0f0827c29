// @ts-check
import { randomBytes } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { DATA, ROOT } from "./paths.mjs";

/**
 * Secrets for a local installation, generated once and stored with the data.
 * @typedef {{ AUTH_SECRET: string, INBOUND_WEBHOOK_SECRET: string, CRON_SECRET: string }} Secrets
 */

/** Loads settings from .env.local and .env, as Next does; variables already in the environment take precedence. */
export function loadSettings() {
  for (const name of [".env.local", ".env"]) {
    const file = path.join(ROOT, name);
    if (fs.existsSync(file)) process.loadEnvFile(file);
  }
  process.env.NEXT_TELEMETRY_DISABLED ??= "1";
}

/** @returns {Secrets} */
export function secrets() {
  const file = path.join(DATA, "secrets.json");
  const kept = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  const all = {
    AUTH_SECRET: kept.AUTH_SECRET ?? newSecret(),
    INBOUND_WEBHOOK_SECRET: kept.INBOUND_WEBHOOK_SECRET ?? newSecret(),
    CRON_SECRET: kept.CRON_SECRET ?? newSecret(),
  };
  fs.mkdirSync(DATA, { recursive: true });
  fs.writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`, { mode: 0o600 });
  return {
    AUTH_SECRET: process.env.AUTH_SECRET || all.AUTH_SECRET,
    INBOUND_WEBHOOK_SECRET: process.env.INBOUND_WEBHOOK_SECRET || all.INBOUND_WEBHOOK_SECRET,
    CRON_SECRET: process.env.CRON_SECRET || all.CRON_SECRET,
  };
}

/** Returns 192 random bits that are safe in URLs and shells. */
function newSecret() {
  return randomBytes(24).toString("base64url");
}
