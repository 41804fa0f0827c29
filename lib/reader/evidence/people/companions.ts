import { CONFIDENCE } from "@/lib/reader/confidence";
import { fold } from "@/lib/reader/words/fold";
import { labelWords } from "@/lib/reader/words/label";
import { conceptsOf } from "@/lib/reader/words/lexicon";
import { peopleIn } from "@/lib/reader/words/person";
import { type Candidate, fromPair } from "../layout/candidate";
import { type Pair, textOf } from "../layout/pair";

const COMPANION =
  /\b(?:(?:second|tweede|zweite[rn]?|deuxieme|segund[oa]|andra|anden|annen|druh[yae]|drug[ai]|secondo|seconda|toinen|ikinci|ek|extra|yedek) (?:guest|driver|passenger|travell?er|gast|fahrer|reisende[rn]?|bestuurder|conducteur|passagere?|conductor|pasajero|conducente|passeggero|forare|resenar|foerer|forer|fores|ridic|kierowca|condutor|passageiro|surucu|yolcu|misafir|konuk)|additional|accompan\w+|second|other|co-?travell?er|companions?|travell?ing with|accompanied|begleitet|samen met|tillsammans|sammen med|wraz z|insieme a|junto com|also|zusatz\w*|weitere[rs]?|mitreis\w+|begleit\w+|accompagn\w+|autres?|acompan\w+|otros?|altri|altro|mede?reiz\w+|medrejs\w+|medreis\w+|medres\w+|overige|ovrig\w+|ovrige|spolu\w+|dalsi|wspol\w+|towarzys\w+|pozostal\w+|outros?|demais|restantes?|resterande|resten|rimanenti|uebrige\w*|ubrige\w*|muut)\b|(?<!\p{L})(?:друг|втор|δευτερ|مرافق|الثاني)\p{L}*|\p{L} #?(?:[2-9]|1\d)$/u;

/** "Jane Doe (lead name)": whether a bracket after a name marks it as the lead guest. */
export function isLead(text: string): boolean {
  const bracket = /\(([^()]{3,40})\)\s*$/.exec(text)?.[1] ?? "";
  return bracket !== "" && labelWords(bracket).some((word) => conceptsOf(word).includes("LEAD"));
}

/** Whether a label is for companions, not for the lead guest. */
export function isCompanion(labelText: string): boolean {
  return COMPANION.test(fold(labelText).replace(/[^\p{L}\p{N}]+$/u, ""));
}

/** "Customer: Jane Doe", "Travelling with: John Doe": counts everybody named. */
export function companionCount(guests: readonly Pair[]): Candidate[] {
  const along = guests.filter(({ labelText }) => isCompanion(labelText));
  const names = (pairs: readonly Pair[]) =>
    pairs.flatMap((pair) => peopleIn(textOf(pair.value).slice(0, 300)));
  const others = names(along);
  const [first] = along;
  const leaders = new Set(names(guests.filter((pair) => !along.includes(pair))));
  if (!first || others.length === 0 || leaders.size === 0) return [];
  const { companions, leaders: several } = CONFIDENCE.people;
  const everybody = new Set([...leaders, ...others]);
  return [
    fromPair("guests.total", first, everybody.size, first.value, leaders.size === 1 ? companions : several),
  ];
}
