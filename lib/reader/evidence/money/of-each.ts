import { fold } from "@/lib/reader/words/fold";
import { EACH, EACH_BEFORE } from "@/lib/reader/words/sayings/price-sayings";

const PER_UNIT =
  /^\s*(?:EUR|USD|GBP|CHF)?\s*(?:[x×*]\s?\d|\/|per\s|pro\s|p\.?\s?p\.?\b|par\s|por\s|je\s(?=[a-zäöü]*(?:pers|nacht|tag|woch|erw|kind|teiln|zimm|gast|kabin|fahrz|einh|weg|streck|reis))|each\b|pp\b|pppn|a persona|à persona|p\/p|a notte|la nuit|za osobu|za noc|i natten)(?!\s*(?:stay|aufenthalt|séjour|estancia))/i;

/** "お一人様1泊 33,000円": in East Asian languages, the unit comes first. */
const EACH_EAST =
  /(?:[一1]\s?(?:人|名)|1人|人均|每人|每位|每晚|인당|박당|[一1]\s?(?:泊|박|晚))様?[^\d]{0,4}$/u;
/** Whether words around an amount in a text make it the price of one of several: "EUR 95.00 per golfer", "每人 NT$1,500". */
export function isOfUnit(text: string, { at, end }: { readonly at: number; readonly end: number }): boolean {
  const before = text.slice(Math.max(0, at - 40), at);
  return isOfEach(text.slice(end, end + 30)) || EACH_EAST.test(before) || EACH_BEFORE.test(fold(before));
}

/** Whether the text after an amount says that it is for each of several. */
export function isOfEach(after: string): boolean {
  return PER_UNIT.test(after) || (/^\s{0,2}[\p{L}/]/u.test(after) && EACH.test(fold(after)));
}
