import "server-only";
import { type Failure, invalidField } from "@/lib/platform/base/failure";
import { unseal } from "@/lib/platform/base/secrets/seal";
import { forgiveUse, limitRate, type RateRule } from "@/lib/platform/rate-limit/limit-rate";
import { limitSender } from "../limit-sender";
import { bare, hashOfBackupCode } from "./backup-codes";
import { stepOf } from "./totp";
import { consumeTotpStep, selectTwoFactor, type TwoFactor, takeBackupCode } from "./two-factor.sql";

/**
 * Limits wrong codes for one account by people who know its password. Known devices and open sessions have their own
 * counts.
 */
const GUESSES: RateRule = { name: "second-factor", max: 10, seconds: 900 };
/** Also limits them per day, against patient attackers: three of a million codes are valid at a time. */
const GUESSES_A_DAY: RateRule = { name: "second-factor-daily", max: 30, seconds: 86_400 };
/**
 * Limits wrong backup codes by network instead of by account. With fifty bits each, none can be guessed, and so nobody
 * can use up the attempts of the owner.
 */
const BACKUP_GUESSES: RateRule = { name: "backup-code", max: 30, seconds: 900 };
const CODE = /^\d{6}$/;

/** Returns the label with which the secret is sealed, so that it can't be unsealed in another person's row. */
export function aboutSecret(userId: string): string {
  return `two-factor:${userId}`;
}

/** Returns the second factor that a person has to enter; null where it isn't on. */
export async function factorInUse(userId: string): Promise<TwoFactor | null> {
  const factor = await selectTwoFactor(userId);
  return factor?.confirmedAt ? factor : null;
}

/**
 * Counts an attempt, and takes the count back if it was right. Throws INVALID_INPUT for a wrong one.
 *
 * @param who whose attempts are counted: a known device, a session, or otherwise the account
 */
export async function countingTries<T>(who: string, now: Date, work: () => Promise<T | null>): Promise<T> {
  for (const rule of [GUESSES, GUESSES_A_DAY]) await limitRate(rule, who, now.getTime());
  const result = await work();
  if (result === null) throw wrong();
  for (const rule of [GUESSES, GUESSES_A_DAY]) await forgiveUse(rule, who);
  return result;
}

type Tried = { readonly userId: string; readonly who: string; readonly given: string };

/**
 * Uses a code of the person's app or one of their backup codes; returns which of the two it was. Throws INVALID_INPUT
 * for a wrong or used one.
 */
export async function consumeSecondFactorCode(
  { userId, who, given }: Tried,
  now: Date,
): Promise<"app" | "backup"> {
  const code = bare(given);
  if (!CODE.test(code)) {
    await limitSender(BACKUP_GUESSES);
    if (!(await takeBackupCode(userId, hashOfBackupCode(userId, code)))) throw wrong();
    return "backup";
  }
  return countingTries(who, now, async () => {
    const factor = await selectTwoFactor(userId);
    const step = factor && stepOf(unseal(factor.secret, aboutSecret(userId)), code, now);
    return step !== null && (await consumeTotpStep(userId, step)) ? "app" : null;
  });
}

function wrong(): Failure {
  return invalidField("code", WRONG);
}

const WRONG = "The code is wrong, or was used already. Wait for the next one.";
