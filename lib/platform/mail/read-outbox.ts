import "server-only";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime from "postal-mime";

const MOST = 50;
const FILE = /^[\w.-]+\.eml$/;

/** An email in the outbox, by its file name. */
export type OutboxEntry = { readonly file: string; readonly to: string; readonly subject: string };

/** Returns the latest emails in the outbox, newest first. */
export async function listOutbox(folder: string): Promise<OutboxEntry[]> {
  const files = (await namesIn(folder)).slice(0, MOST);
  return Promise.all(
    files.map(async (file) => {
      const { to, subject } = await parsed(folder, file);
      return { file, to, subject };
    }),
  );
}

/** Returns one email of the outbox; null when there is no such file. */
export async function readOutboxMail(folder: string, file: string) {
  const isThere = (await namesIn(folder)).includes(file);
  return isThere ? parsed(folder, file) : null;
}

/** Returns the file names, newest first. The folder doesn't exist until something is written to it. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ folder).catch(() => []);
  return names
    .filter((name) => FILE.test(name))
    .sort()
    .reverse();
}

async function parsed(folder: string, file: string) {
  const mail = await PostalMime.parse(await readFile(path.join(/* turbopackIgnore: true */ folder, file)));
  return {
    to: mail.to?.map(({ address }) => address).join(", ") ?? "",
    subject: mail.subject ?? "",
    html: mail.html ?? "",
    text: mail.text ?? "",
  };
}
