import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { guessableBecause, type PasswordOwner } from "./guessable.model";

let known: Promise<ReadonlySet<string>> | undefined;

/** INVALID_INPUT at `password`, with the reason, for one that would be guessed soon. */
export async function refuseGuessable(password: string, owner: PasswordOwner): Promise<void> {
  known ??= commonPasswords();
  const common = await known;
  const reason = guessableBecause(password, owner, (text) => common.has(text));
  if (reason !== null) throw invalidField("password", reason);
}

/** Some 49,000, read when the first password is chosen: half a megabyte that a server otherwise never needs. */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
