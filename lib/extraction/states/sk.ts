import type { StateWords } from "./state-words";

export const SK: StateWords = {
  status: ["(?:stav|status)(?: (?:vašej )?(?:rezervácie|objednávky|dopytu|zájazdu|služby|letu|izby))?"],
  values: {
    confirmed: ["potvrden[aáoéýy]?", "rezervovan[aáéýy]?", "garantovan[aáéýy]?", "záväzn[aáéýy]", "ok"],
    requested: [
      "(?:na )?vyžiadanie",
      "(?:na )?dopyt",
      "(?:na )?čakac(?:ej listine|ia listina|om zozname)",
      "čaká[a-z]*",
      "(?:zatiaľ |ešte )?nepotvrden[aáéýyo]?",
      "v spracovaní|spracováva sa",
    ],
    option: ["(?:v |na )?opci[aiu]", "predbežn[aáéýeoy]", "blokovan[aáéýy]?", "predrezervácia"],
    quoted: ["(?:cenová )?ponuka", "kalkulácia", "nezáväzn[aáéýey]", "návrh", "nerezervovan[aáéýy]?"],
    declined: [
      "zamietnut[aáéýy]?",
      "odmietnut[aáéýy]?",
      "vypredan[aáéýy]?",
      "obsaden[aáéýy]?",
      "nedostupn[aáéýy]",
      "neúspešn[aáéýy]",
    ],
    cancelled: ["zrušen[aáéýy]?", "stornovan[aáéýy]?", "storno"],
  },
  names: {
    confirmed: ["\\bpotvrdenie\\b", "\\bpotvrden[aáéý]\\b"],
    requested: [
      "\\bna (?:vyžiadanie|dopyt)\\b",
      "\\b(?:váš |vášho )?dopyt\\b",
      "\\bžiadosť o (?:rezerváciu|dostupnosť)",
      "\\bčakac[a-z]+ (?:listin|zoznam)",
      "\\bnepotvrden",
    ],
    option: ["\\bopci[aeu]\\b", "\\bpredbežná (?:rezervácia|objednávka)", "\\bpredrezervácia"],
    quoted: [
      "\\b(?:cenová |naša |vaša )?ponuk[au]\\b",
      "\\bkalkulácia\\b",
      "\\bnávrh (?:cesty|zájazdu|programu)",
      "\\bpozvánka\\b",
    ],
    declined: [
      "\\b(?:platba|karta|rezervácia|žiadosť|dopyt|transakcia)\\b[^.;!?]{0,40}\\b(?:zamietnut|odmietnut|zlyhal|neúspešn|neprešla)",
      "\\bvypredan[aáéý]?\\b",
      "\\bplne obsaden",
      "\\bnedostupn",
    ],
  },
  turned: [
    "\\b(?:opci[aeu]|ponuk[aeu]|dopyt|predbežná rezervácia|predrezervácia|žiadosť)\\b[^.;!?]{0,70}\\b(?:bol[aoi]?|je|sme)(?: teraz| už| týmto)* (?:potvrden|prijat|schválen|zmenen|potvrdili)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotel|dodávateľ|majiteľ|letecká spoločnosť) (?:[a-z]+ ){0,3}potvrdila?\\b",
      "\\b(?:rezerváci[aeu]|pobyt|zájazd|izb[aey]|kajut[ay]|miest[ao]|let(?:y)?|letenky|objednávk[au]|služby|prenájom|transfer|plavba|všetko)\\b[^.;!?]{0,60}\\b(?:je|sú|bol[aoi]?|máte|máme)(?: teraz| už| týmto| záväzne)* (?:potvrden|rezervovan|garantovan|záväzn)[aáéoýyei]*\\b",
      "\\b(?:potvrdzujeme|potvrdzujem)\\b(?![^.;!?]{0,70}\\b(?:prijatie|doručenie|ponuk|opci|dopyt|žiadosť|dostupnosť|akonáhle))",
      "\\b(?:rezervovali|zarezervovali|zabezpečili|potvrdili) sme\\b|\\bsme [^.;!?]{0,40}(?:zarezervovali|potvrdili|záväzne rezervovali)\\b",
      "\\bpotvrdenie (?:vašej |o )?(?:rezerváci|objednávk|pobyt|zájazd)",
    ],
    requested: [
      "\\b(?:oslovili|kontaktovali|požiadali) sme\\b",
      "\\b(?:toto|tento e-?mail)\\b[^.;!?]{0,20}\\bnie je\\b[^.;!?]{0,25}\\bpotvrden",
      "\\b(?:zatiaľ|ešte|stále)? ?(?:nie je|nie sú|nebol[aoi]?)(?: zatiaľ| ešte)? potvrden|\\bnepotvrden[aáéý]\\b",
      "\\b(?:čakáme|čaká sa|čaká|očakávame)\\b[^.;!?]{0,20}\\bna (?:[a-z]+ )?(?:potvrdenie|odpoveď|vyjadrenie)",
      "\\b(?:rezervácia|izby?|kajuta|let|služby|pobyt|miesta)\\b[^.;!?]{0,60}\\b(?:je|sú|zostáva)\\b[^.;!?]{0,20}\\b(?:na vyžiadanie|na dopyt|v spracovaní)",
      "\\bna (?:našej |našu )?čakac[a-z]+ (?:listin|zoznam)",
    ],
    option: [
      "\\b(?:opci[aeu]|držíme|blokujeme|blokovan[aáéý]?|rezervovan[aáéý]?|predbežne|podržíme)\\b[^.;!?]{0,90}\\b(?:do|platí do|platná|vyprší|nezáväzne)\\b(?! (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} hodin|príchodu|vášho))",
      "\\b(?:dátum|termín|lehota|platnosť) opcie",
      "\\b(?:v|na|vaša|táto|ako|túto) opci[aiu]\\b",
      "\\b(?:predbežn[aáúe]? (?:rezervác|objednávk|rezervovan)|predrezervác)",
    ],
    quoted: [
      "\\b(?:nič|žiadn[aeéy] (?:izby?|miesta|služby|rezervácia))\\b[^.:,;!?]{0,40}\\b(?:nie je|nie sú|nedržíme|neblokujeme|nebol)",
      "\\bponuk[aeu]\\b[^.;!?]{0,50}\\b(?:platí|platná|nezáväzn|vyprší)",
      "\\bnezáväzn(?:á|ú|ej) ponuk",
      "\\bnie (?:je|sú) (?:zatiaľ |ešte )?(?:rezervovan|blokovan)[aáéýo]*\\b[^.;!?]{0,20}\\b(?:kým|do)\\b",
    ],
    declined: [
      "\\b(?:je|sú) (?:bohužiaľ |žiaľ )?už (?:obsaden|prenajat|vypredan)",
      "\\bbanka\\b[^.;!?]{0,40}\\b(?:zamietla|odmietla|neschválila)",
      "\\b(?:platb[auy]|kart[auy]|transakci[au]|záloh[au])\\b[^.;!?]{0,60}\\b(?:zamietnut|odmietnut|zlyhal|neúspešn|neprešla|nebola (?:prijatá|schválená|úspešná)|nepodaril)",
      "\\b(?:rezervácia|dopyt|žiadosť)\\b[^.;!?]{0,50}\\bbol[ao]? (?:[a-z]+ )?(?:zamietnut|odmietnut)",
      "\\b(?:nevie|nevieme|nemôže|nemôžeme) (?:[a-z]+ )?(?:potvrdiť|prijať)",
    ],
  },
  plain: {
    confirmed: ["\\bďakujeme (?:vám )?za (?:vašu )?(?:rezerváciu|objednávku)\\b"],
    requested: [
      "\\b(?:dostali|prijali|zaevidovali) sme\\b[^.;!?]{0,30}\\b(?:dopyt|žiadosť)",
      "\\bďakujeme (?:vám )?za (?:váš )?(?:dopyt|žiadosť)",
      "\\b(?:ozveme|potvrdíme|informujeme)\\b[^.;!?]{0,50}\\b(?:akonáhle|hneď|do \\d|čo najskôr)",
    ],
    option: ["\\bbud[eú] (?:automaticky )?(?:uvoľnen|zrušená opcia)"],
    quoted: [
      "\\b(?:zasielame|posielame|v prílohe|nájdete|predkladáme|pripravili|nižšie)\\b[^.;!?]{0,60}\\b(?:ponuku|kalkuláciu|cenovú)\\b",
      "\\b(?:môžeme|radi) (?:vám )?(?:ponúknuť|ponúkame)\\b|\\bponúkame vám\\b",
    ],
    declined: [
      "\\b(?:bohužiaľ|žiaľ|ľutujeme|mrzí nás)\\b[^.;!?]{0,130}\\b(?:vypredan|obsaden|plno|nie (?:je|sú) (?:už )?(?:dostupn|možn|voľn|k dispozícii)|nemôže|nedá sa|zamietnut|nemá)",
      "\\b(?:hotel|izby?|kajut[ay]|plavba|zájazd|let|termín|loď)\\b[^.;!?]{0,60}\\b(?:je|sú) (?:[a-z]+ )?(?:vypredan|obsaden)",
      "\\b(?:nemá|nemajú)\\b[^.;!?]{0,20}\\b(?:voľn|izby?|miesta|kapacitu)",
    ],
  },
  cancelled: [
    "\\b(?:rezerváci[au]|objednávk[au]|pobyt|zájazd|let|letenky)\\b[^.;!?]{0,60}\\b(?:je|sú|bol[aoi]?)(?: dnes)? (?:zrušen|stornovan)",
    "\\b(?:zrušili|stornovali) sme\\b",
    "\\b(?:zrušenie|storno|potvrdenie (?:zrušenia|storna))(?: vašej)? (?:rezervácie|objednávky|pobytu|zájazdu)",
  ],
  denied: [
    "\\b(?:nie|nebol[aoi]?|ak|keď|akonáhle|až|po(?! \\d)|do(?! \\d)|kým|pokiaľ|bude|budú|prosím|prosíme|môže|čakáme|čaká|očakávame|predbežne|zatiaľ|ešte|aby|nedá sa|nemôžeme)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:ak|keby|v prípade|pokiaľ|akonáhle|môže|pôvodne|môžu)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:podľa|na základe|v nadväznosti na|ako odpoveď na) (?:váš(?:ho)? |vašej |našej |našu )?(?:dopyt[a-z]*|ponuk[a-z]*|požiadav[a-z]*|žiadost[a-z]*)\\b",
  ],
  asides: [
    "\\b(?:želani[ae]|preferenci[ae]|poznámk[ay]|upgrade|skorý príchod|neskorý (?:príchod|odchod)|transfer[uy]?|parkovanie|reštauráci[ae]|večer[ae]|stôl|spa|výlet[yu]?|sedadl[ao]|strav[ay]|posteľ|postieľka|zvieratá|príplatk[a-z]+|voliteľné|fakultatívn[a-z]+)\\b",
  ],
  own: [
    "\\b(?:zatiaľ|stále|ešte|momentálne)\\b",
    "^(?:rezervácia|izba|kajuta|hotel|let)\\b",
    "\\b(?:t(?:ento|áto|oto|úto|ieto)|vaš[a-z]*|váš|nič|žiadn[a-z]+)\\b",
    "\\b(?:rezervácia|izba|apartmán|kajuta|vila|hotel|pobyt|zájazd|plavba|let|služby|objednávka|klient|klientka|platba|karta) (?:je|sú|nie|nebol|bol|zatiaľ|zostáva)",
  ],
};
