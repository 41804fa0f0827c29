import "server-only";
import { invalidField } from "@/lib/platform/base/failure";
import { guessableBecause, type PasswordOwner } from "./guessable.model";

let known: Promise<ReadonlySet<string>> | undefined;

/** Throws INVALID_INPUT for the field `password`, with the reason, if it would soon be guessed. */
export async function refuseGuessable(password: string, owner: PasswordOwner): Promise<void> {
  known ??= commonPasswords();
  const common = await known;
  const reason = guessableBecause(password, owner, (text) => common.has(text));
  if (reason !== null) throw invalidField("password", reason);
}

/**
 * Loads about 49,000 common passwords when the first password is chosen: half a megabyte that a server doesn't need
 * otherwise.
 */
async function commonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  return new Set(dictionary["passwords-common"]);
}
