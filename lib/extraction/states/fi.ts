import type { StateWords } from "./state-words";

export const FI: StateWords = {
  status: ["(?:varauksen |varaus|tilauksen |palvelun |lennon |huoneen |matkan )?(?:tila|status)"],
  values: {
    confirmed: ["vahvistet(?:tu|ut)", "vahvistunut", "varattu", "ok", "taattu"],
    requested: [
      "pyynnöstä",
      "pyydetty",
      "(?:varaus)?pyyntö",
      "jonotuslistalla|jonossa|odotuslistalla",
      "odot(?:taa|etaan|us)[a-z]*",
      "käsittelyssä|käsitellään",
      "vahvistamat[a-z]+",
      "ei (?:vielä )?vahvistettu",
    ],
    option: ["optio(?:lla|na|ssa|varaus)?", "alustava", "tilapäinen", "ennakkovaraus"],
    quoted: ["tarjous", "tarjottu", "ehdotus", "arvio", "ei varattu"],
    declined: [
      "hylätty",
      "evätty",
      "loppuunmyyty",
      "täynnä",
      "täyteen varattu",
      "ei (?:saatavilla|vapaana|vapaata)",
      "epäonnistu[a-z]+",
    ],
    cancelled: ["peruutettu", "peruttu", "peruuntunut"],
  },
  names: {
    confirmed: [
      "\\b(?:varaus|tilaus|matka|hotelli|majoitus)?vahvistus\\b",
      "(?<!ei (?:vielä )?)\\bvahvistettu\\b",
    ],
    requested: [
      "\\b(?:varaus|majoitus|saatavuus)?(?:pyyntö|kysely|tiedustelu)(?:nne|si)?\\b",
      "\\b(?:jonotus|odotus)list",
      "\\bvahvistamat",
      "\\bei (?:vielä )?vahvistettu",
      "\\bodottaa vahvistusta",
    ],
    option: ["\\boptio(?:varaus|lla|na)?\\b", "\\b(?:alustava|tilapäinen) varaus", "\\bennakkovaraus"],
    quoted: ["\\b(?:hinta|matka|ryhmä)?tarjous(?:pyyntö)?\\b", "\\b(?:matka|ohjelma)ehdotus", "\\bkutsu\\b"],
    declined: [
      "\\b(?:maksu|kortti|varaus|pyyntö)[a-z]*\\b[^.;!?]{0,40}\\b(?:hylät|evät|epäonnistu)",
      "\\b(?:loppuunmyyty|täyteen varattu)\\b",
      "\\bei (?:vapaita|vapaata|tilaa|saatavilla)\\b",
    ],
  },
  turned: [
    "\\b(?:optio|tarjous|pyyntö|alustava varaus|ennakkovaraus|varauspyyntö)[a-zä]*\\b[^.;!?]{0,70}\\b(?:on (?:nyt )?(?:vahvistettu|hyväksytty|muutettu)|vahvistui)",
  ],
  firm: {
    confirmed: [
      "\\b(?:varaus(?:nne|si)?|majoitus|matka(?:nne|si)?|huone(?:et)?|hytti|hytit|paikat|lento|lennot|liput|palvelut|tilaus(?:nne)?|risteily|mökki|kaikki)\\b[^.;!?]{0,60}\\b(?:on|ovat)(?: nyt| jo)? (?:vahvistettu|varattu|vahvistunut|taattu)\\b",
      "\\bvahvistamme\\b(?![^.;!?]{0,60}\\b(?:vastaanot|saaneemme|tarjou|option|pyynn|saatavuu))",
      "\\b(?:hotelli|majoittaja|omistaja|toimittaja|lentoyhtiö) (?:on vahvistanut|vahvisti)\\b",
      "\\b(?:olemme varanneet|varasimme)\\b|\\b(?:varaus|tilaus|matka)vahvistus\\b",
    ],
    requested: [
      "\\bei(?:vät)? (?:ole|olla)(?: vielä)? (?:vahvistettu|vahvistunut)|\\bvahvistamat(?:on|ta)\\b",
      "\\b(?:tämä|viesti)\\b[^.;!?]{0,20}\\bei ole\\b[^.;!?]{0,20}\\bvahvistus",
      "\\b(?:odotamme|odotetaan|odottaa)\\b[^.;!?]{0,40}\\b(?:vahvistus|vastaus)",
      "\\b(?:jonotus|odotus)lista(?:lla|lle)?",
      "\\b(?:varaus|huone|hytti|lento|pyyntö)[a-z]*\\b[^.;!?]{0,50}\\bon (?:vielä )?(?:käsittelyssä|pyynnöstä|odottamassa)",
      "\\b(?:olemme pyytäneet|pyysimme|olemme kysyneet|kysyimme)\\b",
    ],
    option: [
      "\\b(?:optio(?:lla|na|ssa|n|varaus)?|pidämme|pidetään|varattuna|alustavasti|tilapäisesti|ennakkovaraus)\\b[^.;!?]{0,90}(?:\\b(?:asti|saakka|mennessä|voimassa|umpeutuu|sitoumuksetta)\\b)(?! klo)",
      "\\boption (?:päivä|määräaika|voimassaolo|umpeutu)",
      "\\boptio(?:lla|na)\\b|\\boptiovaraus",
      "\\b(?:alustava|tilapäinen) varaus|\\balustavasti varat",
    ],
    quoted: [
      "\\b(?:mitään|yhtään (?:huonetta|paikkaa))\\b[^.:,;!?]{0,40}\\bei ole (?:vielä )?(?:varattu|pidetty)",
      "\\bei ole (?:vielä )?(?:varattu|tehty varausta|varattuna)|\\bemme ole (?:vielä )?varanneet",
      "\\btarjous(?:ta|nne)?\\b[^.;!?]{0,50}\\b(?:voimassa|umpeutuu|ei ole sitova|sitoumuksetta)",
    ],
    declined: [
      "\\bon (?:valitettavasti )?jo (?:varattu toiselle|vuokrattu|myyty)",
      "\\bpankki\\b[^.;!?]{0,40}\\b(?:hylkäsi|eväsi)",
      "\\b(?:maksu|kortti|veloitus)[a-z]*\\b[^.;!?]{0,60}\\b(?:hylät|evät|epäonnistu|ei (?:onnistunut|mennyt läpi|hyväksytty))",
      "\\b(?:varaus|pyyntö)[a-z]*\\b[^.;!?]{0,50}\\bon (?:[a-z]+ )?(?:hylätty|evätty)",
      "\\b(?:ei voi|ei voitu|emme voi|emme pysty|emme voineet) (?:valitettavasti )?(?:vahvista|hyväksy|ottaa vastaan|tarjota)",
    ],
  },
  plain: {
    confirmed: ["\\bkiitos (?:varauksesta|tilauksesta)"],
    requested: [
      "\\b(?:olemme )?(?:vastaanottaneet|saaneet|välittäneet)\\b[^.;!?]{0,30}\\b(?:pyyn|tiedustelu|kysely)",
      "\\bkiitos (?:varauspyynnö|pyynnö|tiedustelu|kysely)",
      "\\b(?:ilmoitamme|vahvistamme|palaamme asiaan)\\b[^.;!?]{0,50}\\b(?:heti|kun|kuluessa|pian)",
    ],
    option: ["\\b(?:vapautetaan|vapautuu|raukeaa) (?:automaattisesti)?"],
    quoted: [
      "\\b(?:lähetämme|liitteenä|ohessa|alla|olemme laatineet|tässä)\\b[^.;!?]{0,60}\\btarjou",
      "\\b(?:voimme tarjota|tarjoamme teille|ehdotamme)\\b",
    ],
    declined: [
      "\\b(?:valitettavasti|ikävä kyllä|pahoittelemme)\\b[^.;!?]{0,130}\\b(?:täynnä|loppuunmyyty|ei(?:vät)? ole|emme|ei voi|hylät|evät)",
      "\\b(?:hotelli|huoneet|hytit|risteily|lento)\\b[^.;!?]{0,60}\\b(?:on|ovat) (?:[a-z]+ )?(?:täynnä|loppuunmyy|täyteen varat)",
      "\\bei ole (?:enää )?(?:vapaita|vapaata|tilaa|huoneita|paikkoja)",
    ],
  },
  cancelled: [
    "\\b(?:varauksenne|varaus|varauksesi|tilaus|matka|majoitus|lento)\\b[^.;!?]{0,60}\\b(?:on|ovat) (?:peruutettu|peruttu|peruuntunut)",
    "\\b(?:olemme peruuttaneet|peruutimme|olemme peruneet)\\b",
    "\\b(?:peruutusvahvistus|(?:varauksen|tilauksen|matkan) (?:peruutus|peruuttaminen))",
  ],
  denied: [
    "\\b(?:ei|eivät|emme|jos|kun|jälkeen|ennen|kunnes|mikäli|vasta|odotamme|odottaa|odotetaan|pyydämme|vielä|alustavasti|tilapäisesti|ilman)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:jos|mikäli|kun|saattaa|voi|voivat|alun perin|aiempi)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:pyynnön|pyyntönne|tarjouksen|tarjouksenne|tiedustelunne) (?:mukaan|mukaisesti|perusteella)|\\bviitaten [a-z]+",
  ],
  asides: [
    "\\b(?:erityistoive|toive|lisätie|aikainen|myöhäinen|kuljetu|pysäköin|ravintola|illallinen|pöytä|retk|lisävuode|vauvansänky|lemmik|ateri|lisämaksu|valinnai|spa)",
  ],
  own: [
    "\\b(?:vielä|toistaiseksi|tällä hetkellä)\\b",
    "^(?:varaus|huone|hytti|hotelli|lento)[a-z]*\\b",
    "\\b(?:tämä|tämän|teidän|mitään|yhtään)\\b|\\b[a-z]{4,}nne\\b",
  ],
};
