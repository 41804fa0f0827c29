import type { StateWords } from "./state-words";

/** Danish and Norwegian. */
export const DA: StateWords = {
  status: ["(?:din |deres |aktuel )?(?:booking|bestillings|reservations|reservasjons|rejse|ordre)?-?status"],
  values: {
    confirmed: ["bekrae?ftet", "booket", "bestilt", "ok", "garantert"],
    requested: [
      "(?:pa |under )?foresp[o]r(?:g)?sel",
      "forespurgt",
      "afventer",
      "avventer",
      "venteliste",
      "(?:pa )?venteliste",
      "(?:ikke|endnu ikke|u)\\s?bekrae?ftet",
      "under behandling",
    ],
    option: ["(?:pa |som )?opsjon", "(?:pa |som )?option(?!al)", "forel[o]big", "midlertidig", "holdt"],
    quoted: ["tilbud", "tilbudt", "forslag", "overslag", "ikke (?:booket|bestilt)"],
    declined: [
      "afvist",
      "avvist",
      "avslatt",
      "fuldt? booket",
      "fullbooket",
      "udsolgt",
      "utsolgt",
      "ikke (?:ledig|tilgjengelig|tilgaengelig)",
      "mislykk[e]?des",
    ],
    cancelled: ["annulleret", "kansellert", "afbestilt", "avbestilt", "aflyst"],
  },
  names: {
    confirmed: [
      "\\b(?:booking|ordre|reservations|reservasjons|rejse|reise|bestillings)?bekrae?ftelse\\b",
      "(?<!ikke )\\bbekrae?ftet\\b",
    ],
    requested: [
      "\\bpa forespor(?:g)?sel\\b",
      "\\bforespor(?:g)?sel\\b",
      "\\bventeliste",
      "\\b(?:ikke|u)\\s?bekrae?ftet",
    ],
    option: ["\\boption\\b", "\\bopsjon\\b", "\\bforelobig (?:booking|reservation|reservasjon|bestilling)"],
    quoted: [
      "\\b(?:pris|rejse|reise)?tilbud(?:det)?\\b",
      "\\bprisoverslag\\b",
      "\\b(?:rejse|reise)forslag\\b",
      "\\binvitation\\b|\\binvitasjon\\b",
    ],
    declined: [
      "\\b(?:betaling(?:en)?|kort(?:et)?|booking(?:en)?|bestilling(?:en)?)\\b[^.;!?]{0,40}\\b(?:afvist|avvist|mislykk|feilet|ikke godkendt|ikke godkjent)",
      "\\b(?:udsolgt|utsolgt|fullbooket|fuldt booket)\\b",
    ],
  },
  turned: [
    "\\b(?:option(?:en)?|opsjon(?:en)?|tilbud(?:det|et)?|forespor(?:g)?sel(?:en)?|ventelisten?)\\b(?! modtaget)[^.;!?]{0,70}\\b(?:er|er blevet|er blitt|har blitt)(?: nu| na| hermed)? (?:bekrae?ftet|accepteret|akseptert|godkendt|godkjent|booket|omdannet)",
  ],
  firm: {
    confirmed: [
      "\\b(?:booking(?:en)?|reservation(?:en)?|reservasjon(?:en)?|bestilling(?:en)?|rejsen|reisen|opholdet|oppholdet|vaerelset?|rom(?:met)?|billetter(?:ne)?|flyet|alt)\\b[^.;!?]{0,60}\\b(?:er|er blevet|er blitt)(?: nu| na| hermed)* (?:bekrae?ftet|booket|bestilt|garantert)\\b",
      "\\bbekrae?fter\\b(?![^.;!?]{0,60}\\b(?:modtagelse|mottak|tilbud|option|opsjon|foresporsel|foresporgsel))",
      "\\b(?:booking|ordre|reservations|reservasjons|rejse|reise)bekrae?ftelse\\b",
    ],
    requested: [
      "\\b(?:endnu|enda|fortsatt|fortsat) ikke (?:[a-z]+ )?(?:bekrae?ftet|booket)|\\bikke (?:endnu|enda|blevet|blitt) (?:[a-z]+ )?bekrae?ftet|\\ber ikke bekrae?ftet",
      "\\b(?:dette|denne)\\b[^.;!?]{0,20}\\ber (?:ikke|ingen)\\b[^.;!?]{0,25}\\bbekrae?ftelse",
      "\\b(?:afventer|avventer|venter pa)\\b[^.;!?]{0,25}\\b(?:bekrae?ftelse|svar)",
      "\\bpa (?:en |var |vores )?ventelisten?\\b",
      "\\b(?:er|star) pa forespor(?:g)?sel",
    ],
    option: [
      "\\b(?:option(?:en)?|opsjon(?:en)?|holder|holdes|reserveret|reservert|forelobig)\\b[^.;!?]{0,90}\\b(?:til(?: og med)?|indtil|inntil|gaelder|gjelder|udlober|utloper|uforpligtende|uforpliktende)\\b(?! (?:kl|dig|deg|ankomst))",
      "\\b(?:options|opsjons)(?:dato|frist)",
      "\\bforelobig(?:t)? (?:booket|reserveret|reservert|bestilt|booking|reservation|reservasjon)",
    ],
    quoted: [
      "\\b(?:intet|ingenting|ingen (?:rom|vaerelser|plasser|pladser))\\b[^.:,;!?]{0,40}\\b(?:booket|reserveret|reservert|bestilt)",
      "\\b(?:tilbud(?:det|et)?)\\b[^.;!?]{0,50}\\b(?:gaelder|gjelder|gyldig|uforpligtende|uforpliktende)",
    ],
    declined: [
      "\\ber (?:desvaerre |dessverre )?(?:allerede|alt) (?:optaget|opptatt|udlejet|utleid|solgt)",
      "\\b(?:betaling(?:en)?|kort(?:et)?|transaktion(?:en)?|transaksjon(?:en)?)\\b[^.;!?]{0,60}\\b(?:afvist|avvist|mislyk|feilet|ikke (?:godkendt|godkjent|gennemfort|gjennomfort))",
    ],
  },
  plain: {
    confirmed: ["\\b(?:tak|takk) for (?:din|deres|jeres) (?:booking|bestilling|reservation|reservasjon)"],
    requested: [
      "\\b(?:modtaget|mottatt)\\b[^.;!?]{0,30}\\bforespor(?:g)?sel",
      "\\b(?:tak|takk) for (?:din|deres|jeres) forespor(?:g)?sel",
    ],
    quoted: [
      "\\b(?:hermed|vedlagt|vedhaeftet|sender|folgende|glade|glad)\\b[^.;!?]{0,60}\\b(?:pris|rejse|reise)?(?:tilbud|overslag|forslag)\\b",
      "\\b(?:kan|vil) (?:vi )?tilby[de]*\\b",
    ],
    declined: [
      "\\b(?:desvaerre|dessverre|beklager)\\b[^.;!?]{0,130}\\b(?:udsolgt|utsolgt|fuldt? booket|fullbooket|ikke (?:laengere |lenger )?(?:ledig|mulig|tilgjengelig|bekrae?fte)|ingen ledige)",
    ],
  },
  denied: [
    "\\b(?:ikke|ingen|nar|hvis|om|sa snart|efter|etter|indtil|inntil|for|vil|skal|venter|afventer|avventer|forelobig)\\b[^.;!?]{0,45}$",
  ],
  conditional: ["\\b(?:hvis|dersom|om|kan|nar|skulle)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:ifolge|i henhold til|efter|som svar pa|jf) (?:jeres |din |vores |vart )?(?:foresporgsel|foresporsel|tilbud|forslag)\\b",
  ],
  asides: [
    "\\b(?:onsker?|saerlige|spesielle|opgradering|oppgradering|transfer|parkering|restaurant|middag|bord|udflugt(?:er)?|utflukt(?:er)?|maltid(?:er)?|seng(?:e|er)?|kaeledyr|tilvalg|ekstra|valgfri[et]?)\\b",
  ],
  own: [
    "\\b(?:endnu|enda|fortsat|fortsatt|forelobig)\\b",
    "^(?:booking|vaerelse|rom|hotell?|fly)\\b",
    "\\b(?:denne|dette|disse|din|dit|dine|deres|jeres|intet|ingenting|den|det)\\b",
    "\\b(?:bookingen|reservationen|reservasjonen|bestillingen|vaerelset|rommet|lugaren|kahytten|villaen|huset|lejligheden|hotellet|opholdet|oppholdet|rejsen|reisen|krydstogtet|flyet|pladserne|plassene|optionen|opsjonen|tilbuddet|tilbudet|foresporgslen|foresporselen|betalingen|kortet|kunden|gruppen)\\b",
  ],
};
