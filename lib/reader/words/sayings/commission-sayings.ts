import SAYINGS from "./commission-sayings.json" with { type: "json" };
import { phrasePattern } from "./phrase-pattern";

const said = (kind: Parameters<typeof phrasePattern<typeof SAYINGS>>[1]) => phrasePattern(SAYINGS, kind);

/** A pattern over folded text for whole words. */
const whole = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`;

/** The sign or a word for percent. */
export const PERCENT = `(?:%|(?:${said("percent")})(?!\\p{L}))`;

const DIGITS = "\\d{1,2}(?:[.,]\\d{1,2})?";

/** Words for a commission in folded running text, but not for the base of one or for being commissionable. */
export const NAMES_COMMISSION = new RegExp(`${whole(said("names"))}|${said("unparted")}`, "u");

/** Words for the commissionable amount. */
export const COMMISSIONABLE = new RegExp(whole(said("commissionable")), "u");

/** Words that tell the agent about earnings without the word "commission". */
export const EARNS = new RegExp(
  [
    whole(said("earns")),
    `(?<!\\p{L})(?:${said("your")}) ${DIGITS}\\s?${PERCENT} (?:(?:${said("on")}) (?:\\p{L}+ ){1,3})?(?:(?:${said("makes")})(?!\\p{L})|=)`,
    `(?<!\\p{L})(?:${said("forYou")})[^.;!?%\\d]{0,32} ${DIGITS}\\s?%(?! (?:\\p{L}+ )?(?:${said("discount")})(?!\\p{L}))`,
  ].join("|"),
  "u",
);

/** "Your 10% will be paid after departure." */
export const YOUR_SHARE = new RegExp(`(?<!\\p{L})(?:${said("your")}) ${DIGITS}\\s?${PERCENT}`, "u");

/** "We pay travel agents €72 on this booking": the reader is such an agent. */
export const PAYS_AGENTS = new RegExp(
  `${whole(said("paysAgents"))}(?!.*(?<!\\p{L})(?:every|each|all|any|per|pro|par|por)(?!\\p{L}))`,
  "u",
);

/** "Travel agent: Whitlock Travel earns NZ$104.00": the agent is named in the third person. */
export const AGENT_EARNS = new RegExp(`(?<!\\p{L})(?:travel )?(?:${said("agentEarns")})(?!\\p{L})`, "u");

/** Words for offers, examples, and commission that is not paid. */
export const NO_PROMISE = new RegExp(whole(said("noPromise")), "u");

/** Words that ask somebody for money. */
export const ASKS = new RegExp(whole(said("asks")), "u");

/** Words for a whole price. */
export const TOTAL = new RegExp(`${whole(said("total"))}|${said("unpartedTotal")}`, "u");

/** "Your usual tenth". */
export const A_TENTH = new RegExp(
  `(?<!\\p{L})(?:${said("tenthOf")})(?: (?:${said("usual")}))? (?:${said("tenth")})(?!\\p{L})(?! (?:of |de |di |van )?(?:\\p{L}+ )?(?:\\d|night|nacht|nuit|noche|notte|natt?|time|anniversary|floor))`,
  "u",
);

const BEHIND_RATE = `${PERCENT}\\s?(?:(?:${said("names")}) )?`;
const OF = `(?:s/|(?:${said("of")})\\s|d(?:ell)?['’]|(?=(?:${said("bases")})(?!\\p{L})))`;

/** "12% of the commissionable fare", "10% ceny pobytu": the words for the base of a percentage. */
export const TAKEN_OF = new RegExp(`${BEHIND_RATE}${OF}([^;]{4,80})`, "u");

/** "10 pct on the room total": words after a percentage that name its base, in folded text. */
export const RATE_OF_BASE = new RegExp(`${BEHIND_RATE}${OF}[^\\d]{3,50}$`, "u");

/** "8 % Provision auf den Arrangementpreis von": words before an amount that make it the base of a rate. */
export const NAMED_BASE = new RegExp(
  `${PERCENT}(?: \\p{L}+){0,3}? (?:${said("upon")})(?: \\p{L}[\\p{L}-]*){1,4} (?:${said("of")}|:)\\s*$`,
  "u",
);

const BASE = "\\p{L}{3,20}(?: \\p{L}{3,20})?";
const BASE_EAST = "[\\p{Script=Han}\\p{Script=Katakana}\\p{Script=Hangul}ー]{2,12}?";

/** "a szállásdíj (120 000 Ft) 10%-a", "toplam tutarın %10'u", "宿泊料金の10%": the base stands before its percentage. */
export const TAKEN_OF_BEFORE = new RegExp(
  `${said("ofBefore").replaceAll("@", BASE)}|(${BASE_EAST})(?:の|的|之|의)? ?${DIGITS} ?[%％]`,
  "u",
);

/** Whether folded text in one of these languages addresses the agent. */
export function isToReader(folded: string, languages: readonly string[]): boolean {
  const words = Object.entries(SAYINGS)
    .flatMap(([language, own]) => (languages.includes(language) && "toReader" in own ? own.toReader : []))
    .join("|");
  const own = words && new RegExp(`(?<![\\p{L}'’])(?:${words})(?!\\p{L})`, "u");
  return TO_READER_EAST.test(folded) || (own !== "" && own.test(folded));
}

/** Words that address the agent in languages that don't separate words. */
const TO_READER_EAST = new RegExp(said("unpartedReader"));
