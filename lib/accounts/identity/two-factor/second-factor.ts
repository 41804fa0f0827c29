import "server-only";
import { type Failure, invalidField } from "@/lib/platform/base/failure";
import { unseal } from "@/lib/platform/base/secrets/seal";
import { forgiveUse, limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { limitSender } from "../limit-sender";
import { bare, hashOfBackupCode } from "./backup-codes";
import { stepOf } from "./totp";
import { selectTwoFactor, type TwoFactor, takeBackupCode, takeStep } from "./two-factor.sql";

/** Wrong codes for one account, but for its known devices and open sessions, which have a count of their own: whoever tries them knows the password. */
const GUESSES: RateRule = { name: "second-factor", max: 10, seconds: 900 };
/** The same, for who has the patience of days: three codes count at a time, of a million. */
const GUESSES_A_DAY: RateRule = { name: "second-factor-daily", max: 30, seconds: 86_400 };
/** Wrong backup codes by network: of fifty bits each none is guessed, and nobody uses up the tries of who needs one. */
const BACKUP_GUESSES: RateRule = { name: "backup-code", max: 30, seconds: 900 };
const CODE = /^\d{6}$/;

/** By which the secret is sealed: in another person's row it is none. */
export function aboutSecret(userId: string): string {
  return `two-factor:${userId}`;
}

/** The second factor that a person is asked for; null where it isn't on. */
export async function factorInUse(userId: string): Promise<TwoFactor | null> {
  const factor = await selectTwoFactor(userId);
  return factor?.confirmedAt ? factor : null;
}

/**
 * Counts a try, and takes it back where it was right. INVALID_INPUT for a wrong one.
 * @param who whose tries they are: a known device, a session, or the account for everybody else
 */
export async function countingTries<T>(who: string, now: Date, work: () => Promise<T | null>): Promise<T> {
  for (const rule of [GUESSES, GUESSES_A_DAY]) await limitRate(rule, who, now.getTime());
  const result = await work();
  if (result === null) throw wrong();
  for (const rule of [GUESSES, GUESSES_A_DAY]) await forgiveUse(rule, who);
  return result;
}

type Tried = { readonly userId: string; readonly who: string; readonly given: string };

/** Uses up a code of the person's app or a backup code of theirs; says which it was. INVALID_INPUT for a wrong or used one. */
export async function spendSecondFactor({ userId, who, given }: Tried, now: Date): Promise<"app" | "backup"> {
  const code = bare(given);
  if (!CODE.test(code)) {
    await limitSender(BACKUP_GUESSES);
    if (!(await takeBackupCode(userId, hashOfBackupCode(userId, code)))) throw wrong();
    return "backup";
  }
  return countingTries(who, now, async () => {
    const factor = await selectTwoFactor(userId);
    const step = factor && stepOf(unseal(factor.secret, aboutSecret(userId)), code, now);
    return step !== null && (await takeStep(userId, step)) ? "app" : null;
  });
}

function wrong(): Failure {
  return invalidField("code", WRONG);
}

const WRONG = "The code is wrong, or was used already. Wait for the next one.";
