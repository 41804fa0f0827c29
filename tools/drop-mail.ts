import { existsSync, statSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";

const NOTES = join(import.meta.dirname, "..", ".data", "local.json");
const PATIENCE_MS = 30_000;

const notes = z.object({
  url: z.string().optional(),
  webhookSecret: z.string().optional(),
  inboundAddress: z.string().optional(),
});

type Target = { readonly url: string; readonly secret: string; readonly to: string | undefined };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: "string" }, secret: { type: "string" }, to: { type: "string" } },
});
/**
 * Delivers message files (.eml, or folders of them) to a running app, as a mail server would:
 *
 *   npx tsx tools/drop-mail.ts mails/confirmation.eml mails/more
 *   npx tsx tools/drop-mail.ts --url https://app.example --secret s3cret --to agent@in.app.example *.eml
 *
 * Without options it delivers to the app started here by `npm start`, using .data/local.json: the app's address, the
 * webhook secret, and the demo agent's private address as the recipient. Prints one line per file and exits with 1 if a
 * file wasn't accepted.
 */
process.exitCode = await dropAll(positionals);

async function dropAll(paths: readonly string[]): Promise<number> {
  const target = await findTarget();
  const files = (await Promise.all(paths.map(messagesAt))).flat();
  if (!target || files.length === 0) {
    say("usage: npx tsx tools/drop-mail.ts [--url URL] [--secret SECRET] [--to ADDRESS] FILE.eml ...");
    say(
      target
        ? "No message file was named."
        : `Start the app first, or name --url and --secret (no ${NOTES}).`,
    );
    return 2;
  }
  let refused = 0;
  for (const file of files) refused += (await drop(file, target)) ? 0 : 1;
  say(`${files.length - refused} taken, ${refused} not taken`);
  return refused === 0 ? 0 : 1;
}

async function findTarget(): Promise<Target | undefined> {
  const found = existsSync(NOTES) ? notes.parse(JSON.parse(await readFile(NOTES, "utf8"))) : {};
  const url = values.url ?? found.url;
  const secret = values.secret ?? found.webhookSecret;
  return url && secret ? { url, secret, to: values.to ?? found.inboundAddress } : undefined;
}

async function messagesAt(path: string): Promise<string[]> {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = (await readdir(path)).filter((name) => name.endsWith(".eml")).sort();
  return names.map((name) => join(path, name));
}

async function drop(file: string, { url, secret, to }: Target): Promise<boolean> {
  try {
    const response = await fetch(new URL("/api/webhooks/inbound-email/raw", url), {
      method: "POST",
      headers: {
        "Content-Type": "message/rfc822",
        "X-Webhook-Secret": secret,
        ...(to ? { "X-Original-Recipient": to } : {}),
      },
      body: await readFile(file),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    say(`${basename(file)}: ${response.status} ${(await response.text()).slice(0, 300)}`);
    return response.ok;
  } catch (error) {
    say(`${basename(file)}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
