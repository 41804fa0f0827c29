/** Beginnings of words with which statement lines mark a recall, by language. */
const BEGINNINGS = {
  en: "recall|charge ?back|claw ?back|revers|refund|tak(?:e|en|ing) (?:\\p{L}+ )?back",
  de: "storn|rückbuch|rückforderung|ruckforderung|erstattung|rückerstatt",
  fr: "annulation|rembours|extourn|contre-?passation",
  es: "rectific|devoluci|reembols|retrocesi",
  it: "rettific|rimbors",
  pt: "estorn|devoluç|devoluc",
  nl: "terugboek|terugvorder|restitutie|terugbetal",
  nordic: "återbetal|återför|tilbagebetal|tilbagefør|tilbakebetal|tilbakefør",
  fi: "hyvity|palautu",
  cs: "vratk|vrátk|snižuj|znižuj",
  pl: "zwrot|zwróc",
  hu: "visszatérít|sztorn",
  ro: "restitu|rambursa",
  hr: "povrat|vračil",
  baltic: "tagasta|grąžin|atmaks",
  tr: "iade|geri al[ıi]n",
  el: "επιστροφ",
  ru: "возврат|сторн|поверненн",
  id: "pengembalian",
} as const;
const ANYWHERE = "返金|戻し|退款|退回|冲销|沖銷|환불|회수|זיכוי|החזר|استرداد|คืนเงิน";

export const RECALLED = new RegExp(`(?<!\\p{L})(?:${Object.values(BEGINNINGS).join("|")})|${ANYWHERE}`, "iu");
