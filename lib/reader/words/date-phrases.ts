import { phrasePattern } from "./sayings/phrase-pattern";
import TRIP from "./sayings/trip-sayings.json" with { type: "json" };

const night = (kind: "firstNight" | "lastNight") => new RegExp(`^(?:${phrasePattern(TRIP, kind)})$`, "g");

/** Phrases of folded labels for the ends of a trip, and the known word that means the same. */
export const DATE_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:v[ao][nm]|du|d[ae]l|de|od|fran|fra)(?: giorno| dia)? ?[-–—/] ?(?:bis|zum|au|al|tot|t\/m|do|till?|ate|a)(?: giorno| dia)?$/g,
    "period",
  ],
  [/^(?:vom|ab|du|dal|del|de|de la|od|desde el|vanaf|от|з|із|від|од|απο)$/g, "from"],
  [
    /^(?:zum|au|al|a|tot|tot en met|do|pana la|hasta|jusqu['’]au|fino al|hasta el|t\/m|ate|до|по|εως|μεχρι)$/g,
    "to",
  ],
  [/^board(?:ing)?$/g, "embark"],
  [/^(?:detrain(?:ing)?|alight(?:ing)?)$/g, "disembark"],
  [/צק[\s-]?אין/g, "checkin"],
  [/צק[\s-]?אאוט/g, "checkout"],
  [/check[\s-]+ind?\b/g, "checkin"],
  [/check[\s-]+(?:out|ud)\b/g, "checkout"],
  [/pick[\s-]+up/g, "pickup"],
  [/drop[\s-]+off/g, "dropoff"],
  [
    /^(?:would|should|was due to|were due to) have (?:been )?(?:arriv\w+|check\w+ in|start\w+|begun)$|^(?:devait|devaient) arriver$|^habrian? llegado$|^sarebber?o? arrivat[oi]$|^w[ae]ren? angereist$|^zouden? (?:zijn )?aan(?:ge)?kom\w+$|^skulle (?:ha )?an\w+$/g,
    "arrival",
  ],
  [
    /^(?:would|should|was due to|were due to) have (?:been )?(?:left|leaving|depart\w+|check\w+ out|end\w+|return\w+)$|^(?:devait|devaient) partir$|^habrian? salido$|^sarebber?o? partit[oi]$|^w[ae]ren? abgereist$|^zouden? (?:zijn )?vertr\w+$|^skulle (?:ha )?(?:av|af)re\w+$/g,
    "departure",
  ],
  [/\b(?:sets?|setting) (?:off|out)\b/g, "start"],
  [
    /^(?:travel(?:ling)?|trip|tour|rental|hire|cover|stay|holiday|cruise|reise|aufenthalt|miete|voyage|sejour|location|viaje|estancia|alquiler|viaggio|soggiorno|noleggio|reis|verblijf|huur|resa|vistelse|rejse|ophold|opphold|pobyt|viagem|estadia) (?:from|von|vom|ab|du|de|desde|dal|da|van|vanaf|fran|fra|od)$/g,
    "start",
  ],
  [
    /^(?:travel(?:ling)?|trip|tour|rental|hire|cover|stay|holiday|cruise|reise|aufenthalt|miete|voyage|sejour|location|viaje|estancia|alquiler|viaggio|soggiorno|noleggio|reis|verblijf|huur|resa|vistelse|rejse|ophold|opphold|pobyt|viagem|estadia) (?:to|until|till|bis|bis zum|au|jusqu['’ ]?au|hasta|al|fino al|tot|tot en met|till|til|do|ate)$/g,
    "end",
  ],
  [/prise en charge/g, "pickup"],
  [/\bdate in\b|\bin date\b/g, "checkin"],
  [/\bdate out\b|\bout date\b/g, "checkout"],
  [/^in$/g, "checkin"],
  [/^out$/g, "checkout"],
  [
    /^(?:galler|gjelder|gaelder|giltig|gyldig|gilt|gultig|valables?|validos?|validas?|valid[oaie]|geldig|plati|platnost|wazn[aey]|gecerlilik) (?:fra och med |fra og med |f\.?r\.?o\.?m\.?|fran|fra|ab|vom|von|du|a partir du|desde|dal|da|vanaf|od)$/g,
    "valid from",
  ],
  [
    /^(?:galler|gjelder|gaelder|giltig|gyldig|gilt|gultig|valables?|validos?|validas?|valid[oaie]|geldig|plati|platnost|wazn[aey]|gecerlilik) (?:till?(?: och med| og med)?|t\.?o\.?m\.?|bis|au|jusqu'?au|hasta|fino al?|tot|do)$/g,
    "valid until",
  ],
  [night("firstNight"), "checkin"],
  // A guest who spends the last night leaves a day later.
  [night("lastNight"), "issue date"],
  [/^(?:hin|heen|ut|ud)$/g, "start"],
  [/^(?:zuruck|terug|hem|hjem)$/g, "return"],
  [/^data cazarii$|^cazare de la$|^termin od$/g, "checkin"],
  [/^termin do$|^cazare pana la$/g, "checkout"],
  [/^дата повернення$/g, "return"],
];
