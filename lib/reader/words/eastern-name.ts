/** An honorific, also before the reading of the name: "SATO KEN 様(サトウ ケン)". */
const HONORIFIC = /\s*(?:様方|様|さま|さん|殿|氏|先生|女士|小姐|님|씨|귀하)\s*(?=\([^()]*\)\s*$|$)/u;
/** Thai titles stand directly before the given name. */
const TITLE = /^(?:คุณ|นางสาว|นาง|นาย|น\.ส\.)\s?(?=\p{Script=Thai})/u;
const NAME_WORD = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}々ー]{1,10}$/u;

/** "藤堂 紗英様 他1名(計2名様)": the companions. */
const ALONG =
  /(?<=様|さま|氏|님|先生|女士|小姐)\s*(?:(?:他|外|ほか|及び|、|외|等)\s*\d{1,2}\s*[名人位명].*|(?:ご|御)?一行.*|일행.*|等$)$/u;

/** Removes "様" and the like from the end of a name, and "คุณ" from its beginning. */
export function withoutHonorific(text: string): string {
  return text.trimStart().replace(TITLE, "").replace(ALONG, "").replace(HONORIFIC, " ").trimEnd();
}

/**
 * Returns a name in Japanese, Chinese or Korean script as written after a label for guests or with an honorific; null
 * for longer texts.
 */
export function easternName(text: string): string | null {
  const [line = ""] = text.split(/\n|\t|[、,;/]|\s{2,}/);
  const name = withoutHonorific(
    line
      .replace(/[(（][^)）]*[)）]?/g, "")
      .replace(/^\s*\d{1,2}[.)、]\s*/, "")
      .trim(),
  ).trim();
  const words = name.split(/[\s・]+/);
  const isShort = words.length <= 3 && name.length >= 2 && name.length <= 14;
  return isShort && words.every((word) => NAME_WORD.test(word)) ? name : null;
}
