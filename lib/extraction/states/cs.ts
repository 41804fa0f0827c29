import type { StateWords } from "./state-words";

/** Czech, and Slovak where it is alike. */
export const CS: StateWords = {
  status: [
    "(?:aktualni )?(?:stav|status)(?: (?:vasi )?(?:rezervace|objednavky|poptavky|zajezdu|sluzby|letu|pokoje))?",
  ],
  values: {
    confirmed: ["potvrzen[aoy]?", "rezervovan[aoy]?", "ok", "garantovan[aoy]?", "zavazn[aey]"],
    requested: [
      "(?:na )?vyzadani",
      "vyzadan[aoy]?",
      "poptan[aoy]?",
      "poptavka",
      "(?:ceka|cekame|ceka se)",
      "cekaj[a-z]*",
      "(?:na )?cekaci listin[ae]",
      "(?:dosud |zatim )?nepotvrzen[aoy]?",
      "ve zpracovani",
      "na dotaz",
    ],
    option: ["(?:v |na )?opc[ei]", "predbezn[aeyo]", "blokovan[aoy]?", "predrezervace"],
    quoted: ["nabidka", "nabidnut[aoy]?", "kalkulace", "cenova nabidka", "nezavazn[aey]", "navrh"],
    declined: [
      "zamitnut[aoy]?",
      "odmitnut[aoy]?",
      "vyprodan[aoy]?",
      "obsazen[aoy]?",
      "nedostupn[aeyo]",
      "neuspesn[aey]",
      "selhala",
    ],
    cancelled: ["zrusen[aoy]?", "stornovan[aoy]?", "storno"],
  },
  names: {
    confirmed: ["\\bpotvrzeni\\b", "\\bpotvrzen[aoy]?\\b"],
    requested: [
      "\\bna (?:vyzadani|dotaz)\\b",
      "\\b(?:vase |vasi )?poptavk[auy]\\b",
      "\\bzadost o (?:rezervaci|dostupnost)",
      "\\bna vyzadani",
      "\\bcekaci listin",
      "\\bnepotvrzen",
    ],
    option: ["\\bopce\\b", "\\bopcni\\b", "\\bpredbezna (?:rezervace|objednavka)", "\\bpredrezervace"],
    quoted: [
      "\\b(?:cenova |nase |vase )?nabidka\\b",
      "\\bcenovou nabidku\\b",
      "\\bkalkulace\\b",
      "\\bnavrh (?:cesty|zajezdu|programu)",
      "\\bpozvanka\\b(?! k (?:online|odbaveni|hodnoceni))",
    ],
    declined: [
      "\\b(?:platba|karta|rezervace|zadost|poptavka|transakce)\\b[^.;!?]{0,40}\\b(?:zamitnut|odmitnut|selhal|neuspesn|neprosla)",
      "\\b(?:neuspesna|zamitnuta|odmitnuta) (?:platba|rezervace)",
      "\\bvyprodan[aoy]?\\b",
      "\\bplne obsazen",
      "\\bnedostupn",
    ],
  },
  turned: [
    "\\b(?:opce|opci|nabidk[auy]|poptavk[auy]|predbezna rezervace|predrezervace|zadost)\\b[^.;!?]{0,70}\\b(?:byla|byl|je|jsme)(?: nyni| jiz| timto)* (?:potvrzen|prijat|schvalen|zmenen|prevedena|potvrdili|prevedli)",
    "\\b(?:opce|nabidka|poptavka)(?: \\S*\\d\\S*)? (?:potvrzena|prijata|schvalena)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotel|lodge|dodavatel|rejdar|majitel|letecka spolecnost)\\b (?:[a-z]+ ){0,3}potvrdila?\\b",
      "\\brezervace je (?:nyni |jiz )?zavazna\\b",
      "\\b(?:rezervac[ei]|pobyt|zajezd|pokoje?|kajut[ay]|mist[ao]|let(?:y)?|letenky|jizdenky|objednavk[au]|sluzby|pronajem|vozidlo|transfer|plavba|pojisteni|vse)\\b[^.;!?]{0,60}\\b(?:je|jsou|byla?|byly|mate|mame)(?: nyni| jiz| timto| zavazne)* (?:potvrzen|rezervovan|garantovan|zavazne)[aoey]*\\b",
      "\\b(?:potvrzujeme|potvrzuji|potvrdit)\\b(?! (?:do|nejpozdeji|prosim))(?![^.;!?]{0,70}\\b(?:prijeti|obdrzeni|nabidk|opc|poptavk|zadost|dostupnost|ceny\\b|jakmile))",
      "\\b(?:rezervovali|zarezervovali|zajistili|potvrdili) jsme\\b|\\bjsme [^.;!?]{0,40}(?:zarezervovali|potvrdili|zavazne rezervovali)\\b",
      "\\bpotvrzeni (?:vasi |o )?(?:rezervac|objednavk|pobyt|zajezd)",
    ],
    requested: [
      "\\b(?:oslovili|kontaktovali|pozadali)\\b[^.;!?]{0,15}\\b(?:jsme|hotel|dodavatele)|\\bjsme (?:oslovili|kontaktovali|pozadali)\\b",
      "\\b(?:toto|tento (?:e-?mail|dokument))\\b[^.;!?]{0,20}\\b(?:neni|nepredstavuje|neslouzi)\\b[^.;!?]{0,25}\\b(?:potvrzeni|rezervac)",
      "\\b(?:zatim|dosud|jeste|stale) (?:neni|nebyla?|nebyly|nejsou|nemame|jsme)\\b[^.;!?]{0,25}\\bpotvrz",
      "\\b(?:neni|nebyla?|nejsou)(?: zatim| dosud| jeste)? potvrzen",
      "\\bnepotvrzen[aoye]\\b",
      "\\b(?:cekame|ceka|ceka se|vyckavame)\\b[^.;!?]{0,20}\\bna (?:[a-z]+ )?(?:potvrzeni|odpoved|vyjadreni)",
      "\\b(?:rezervace|pokoje?|kajuta|let|sluzby|pobyt|mista)\\b[^.;!?]{0,60}\\b(?:je|jsou|zustava|zustavaji)\\b[^.;!?]{0,20}\\b(?:na vyzadani|vyzadan|poptan|na (?:nasi )?cekaci listin|na dotaz)",
      "\\bna (?:nasi )?cekaci listin",
      "\\b(?:poptali|vyzadali) jsme\\b|\\bjsme (?:u hotelu |u dodavatele )?(?:poptali|vyzadali)\\b",
    ],
    option: [
      "\\b(?:opc[ei]|drzime|drzen[aoy]?|blokujeme|blokovan[aoy]?|rezervovan[aoy]?|predbezne|podrzime)\\b[^.;!?]{0,90}\\b(?:do|plati do|platna|vyprsi|propada|nezavazne)\\b(?! (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} hodin|prijezdu|vaseho))",
      "\\b(?:datum|termin|lhuta|konec|platnost|vyprseni) opce",
      "\\b(?:v|na|vase|tato|jako|tuto) opc[ei]\\b",
      "\\bopce (?:do|plati|platna|vyprsi|propada)",
      "\\b(?:predbezna (?:rezervace|objednavka)|predbezne (?:rezervovan|zablokovan|rezervovali)|predrezervace)",
    ],
    quoted: [
      "\\b(?:nic|zadn[eya] (?:pokoje?|mista|sluzby|rezervace|kajuty))\\b[^.:,;!?]{0,40}\\b(?:rezervovan|blokovan|nerezervov|neni|nejsou|nedrzime|neblokujeme|nebyl)",
      "\\b(?:tato|nase|vase|tuto)(?: \\w+)? (?:nabidka|nabidku|kalkulace)\\b[^.;!?]{0,50}\\b(?:plati|platna|nezavazn|vyprsi)",
      "\\bnabidka (?:je )?(?:platna|plati|nezavazna)",
      "\\bnezavazn(?:a|ou|e) nabidk",
    ],
    declined: [
      "\\b(?:je|jsou) (?:bohuzel |jiz |uz )+(?:obsazen|pronajat|vyprodan)",
      "\\bbanka\\b[^.;!?]{0,40}\\b(?:zamitla|odmitla|neschvalila)",
      "\\b(?:platb[auy]|kart[auy]|transakc[ei]|zaloh[au])\\b[^.;!?]{0,60}\\b(?:zamitnut|odmitnut|selhal|neuspesn|neprosla|nebyla (?:prijata|schvalena|provedena|uspesna)|nepodarilo)",
      "\\b(?:rezervace|poptavka|zadost)\\b[^.;!?]{0,50}\\bbyla (?:[a-z]+ )?(?:zamitnut|odmitnut)",
    ],
  },
  plain: {
    confirmed: ["\\bdekujeme za (?:vasi |tvou )?(?:rezervaci|objednavku)\\b"],
    requested: [
      "\\b(?:obdrzeli|prijali|predali|zaevidovali)\\b[^.;!?]{0,30}\\b(?:poptavk|zadost)",
      "\\b(?:poptavk[auy]|zadost)\\b[^.;!?]{0,40}\\b(?:obdrzeli|prijali|predana|zpracovava)",
      "\\bdekujeme za (?:vasi )?(?:poptavku|zadost)",
      "\\b(?:ozveme|potvrdime|informujeme|dame)\\b[^.;!?]{0,50}\\b(?:jakmile|do \\d|co nejdrive)",
    ],
    option: ["\\b(?:bude|budou) (?:automaticky )?(?:uvolnen|zrusena opce)"],
    quoted: [
      "\\b(?:zasilame|posilame|v priloze|najdete|predkladame|pripravili|nize|dovolujeme)\\b[^.;!?]{0,60}\\b(?:nabidku|kalkulaci|cenovou)\\b",
      "\\b(?:muzeme|mohli bychom|radi) (?:vam )?(?:nabidnout|nabizime)\\b|\\bnabizime vam\\b",
      "\\b(?:pokud|mate-li)\\b[^.;!?]{0,40}\\b(?:zajem|rezervovat|objednat|vyhovuje)",
    ],
    declined: [
      "\\b(?:nema|nemaji)\\b[^.;!?]{0,20}\\b(?:pokoje?|mista|misto|kapacitu|kajuty)",
      "\\b(?:bohuzel|litujeme|mrzi nas)\\b[^.;!?]{0,130}\\b(?:vyprodan|obsazen|plno|neni (?:jiz |uz )?(?:dostupn|mozne|volno|volny|k dispozici)|nejsou (?:jiz |uz )?(?:volne|volna|dostupne|k dispozici)|nemuzeme|nelze|zamitnut|nema)",
      "\\b(?:hotel|pokoje?|kajut[ay]|plavba|zajezd|let|termin|lod)\\b[^.;!?]{0,60}\\b(?:je|jsou) (?:[a-z]+ )?(?:vyprodan|obsazen)",
    ],
  },
  denied: [
    "\\b(?:ne|neni|nebyla?|pokud|jestli|jakmile|az|po|do|dokud|bude|budou|prosim|prosime|muze|cekame|ceka|predbezne|zatim|abychom|abyste|nelze|nemuzeme)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:pokud|kdyby|v pripade|jestlize|jakmile|muze|puvodne|mohou)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:dle|podle|na zaklade|v navaznosti na) (?:vasi |vaseho |nasi |nase |teto )?(?:poptavk[yu]|nabidk[yu]|pozadavku|zadosti)\\b",
  ],
  asides: [
    "\\b(?:prani|preference|poznamk[ay]|upgrade|brzk[a-z]+ prijezd|pozdni (?:prijezd|odjezd)|transfer[uy]?|parkovani|restaurac[ei]|vecere|stul|spa|vylet[yu]?|sedadl[ao]|strav[ay]|postel[ei]?|postylka|zvirata|patro|priplatk[ouy]+|volitelne|fakultativni)\\b",
  ],
  own: [
    "\\b(?:zatim|dosud|stale|jeste|momentalne)\\b",
    "^(?:rezervace|pokoj|kajuta|hotel|let)\\b",
    "\\b(?:t(?:ento|ato|oto|uto|yto)|vas[eiu]?|vaseho|vasich|nic|zadn[eya])\\b",
    "\\b(?:rezervace|rezervaci|pokoj|apartma|kajuta|vila|hotel|pobyt|zajezd|plavba|let|sluzby|objednavka|klient|klientka|skupina|platba|karta) (?:je|jsou|neni|nejsou|nebyl|byl|zatim|dosud|zustava)",
    "^(?:tuto |vasi )?opc[ei] (?:do|plati do)",
  ],
};
