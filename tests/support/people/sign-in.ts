import { createHash, createHmac, randomBytes, randomUUID } from "node:crypto";
import type { BrowserContext } from "@playwright/test";
import { testSettings } from "../app/environment";
import type { RunningApp } from "../app/running-app";
import { newPerson, type Person, withDatabase } from "./people";

/**
 * Signs a browser in by setting its session cookie, without the form and password; `isProved` acts as if the password
 * was just entered.
 */
export async function signInAs(
  context: BrowserContext,
  app: RunningApp,
  person: Person,
  isProved = true,
): Promise<void> {
  const token = randomBytes(32).toString("base64url");
  const hash = createHash("sha256").update(token).digest("base64url");
  await withDatabase(
    app,
    (db) => db`insert into sessions (id, token, user_id, expires_at, proved_at, created_at, updated_at)
      values (${randomUUID()}, ${hash}, ${person.id}, now() + interval '1 day', ${isProved ? new Date() : null}, now(), now())`,
  );
  const secret = testSettings("").AUTH_SECRET ?? "";
  const signature = createHmac("sha256", secret).update(token).digest("base64");
  const value = encodeURIComponent(`${token}.${signature}`);
  await context.addCookies([{ name: "tallyport.session_token", value, url: app.baseURL }]);
}

/** Creates a person and signs them in. */
export async function signedInPerson(
  context: BrowserContext,
  app: RunningApp,
  kind: Parameters<typeof newPerson>[1] = {},
): Promise<Person> {
  const person = await newPerson(app, kind);
  await signInAs(context, app, person);
  return person;
}
