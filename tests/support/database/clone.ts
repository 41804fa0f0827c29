import { randomBytes } from "node:crypto";
import { ownersUrl } from "../../../tools/postgres/owner.mjs";
import { copyOnNodes, onNodes } from "./cluster";

/** A database for one process of tests or one browser worker. */
export type Clone = {
  /** As the owner of the tables: what the product gets as DATABASE_URL. */
  readonly url: string;
  /** As superuser, for arranging and looking past row-level security. */
  readonly superuserUrl: string;
  readonly drop: () => Promise<void>;
};

/** Copies the migrated template: some 20 ms, so whoever tests can have real commits of its own. */
export async function cloneDatabase(serverUrl: string, template: string): Promise<Clone> {
  const name = `clone_${randomBytes(6).toString("hex")}`;
  await copyOnNodes(serverUrl, template, name);
  return {
    url: ownersUrl(serverUrl, name),
    superuserUrl: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href,
    drop: async () => {
      await onNodes(serverUrl, (sql) => sql.unsafe(`drop database ${name} with (force)`));
    },
  };
}
