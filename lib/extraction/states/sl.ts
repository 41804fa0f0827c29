import type { StateWords } from "./state-words";

export const SL: StateWords = {
  status: ["(?:stanje|status)(?: (?:vaše )?(?:rezervacije|naročila|povpraševanja|namestitve|leta))?"],
  values: {
    confirmed: ["potrjen[aoie]?", "rezerviran[aoie]?", "zagotovljen[aoie]?", "ok"],
    requested: [
      "(?:na )?povpraševanje",
      "(?:na )?čakaln(?:i|em) (?:listi?|seznam[u]?)|čakalna lista",
      "v (?:obdelavi|teku|čakanju)",
      "čaka[a-z]*",
      "(?:še )?ne ?potrjen[aoie]?",
    ],
    option: ["(?:na |v )?opcij[aio]", "začasn[aoie]", "predrezervacija", "zadržan[aoie]?"],
    quoted: ["ponudba", "predračun", "kalkulacija", "predlog", "ni rezerviran[aoie]?"],
    declined: [
      "zavrnjen[aoie]?",
      "razprodan[aoie]?",
      "zaseden[aoie]?",
      "ni na voljo",
      "nedosegljiv[aoie]?",
      "neuspešn[aoie]",
    ],
    cancelled: ["odpovedan[aoie]?", "preklican[aoie]?", "stornirana?o?"],
  },
  names: {
    confirmed: ["\\bpotrditev\\b", "(?<!ni |ne)\\bpotrjen[aoie]?\\b"],
    requested: [
      "\\b(?:vaše )?povpraševanje\\b",
      "\\bčakaln[a-z]+ (?:list|seznam)",
      "\\b(?:nepotrjen|ni potrjen)",
      "\\bčaka na potrditev",
    ],
    option: ["\\bopcij[aeio]\\b", "\\bpredrezervacij", "\\bzačasna rezervacija"],
    quoted: [
      "\\b(?:naša |vaša )?ponudb[ao]\\b",
      "\\bkalkulacija\\b",
      "\\bpredlog (?:potovanja|programa)",
      "\\bvabilo\\b",
    ],
    declined: [
      "\\b(?:plačilo|kartica|rezervacija|povpraševanje|transakcija)\\b[^.;!?]{0,40}\\b(?:zavrnjen|ni uspel|neuspešn)",
      "\\b(?:razprodan|zaseden)[aoie]?\\b",
      "\\bni (?:prostih|na voljo)",
    ],
  },
  turned: [
    "\\b(?:opcij[aeo]|ponudb[aeo]|povpraševanje|predrezervacij[aeo]|začasna rezervacija)\\b[^.;!?]{0,70}\\b(?:je|so)(?: bil[aoi]?| zdaj)* (?:potrjen|sprejet|odobren|spremenjen)",
  ],
  firm: {
    confirmed: [
      "\\b(?:rezervacij[aeo]|namestitev|bivanje|potovanje|aranžma|sob[aeo]|kabin[aeo]|vila|apartma|mesta|let[i]?|karte|vozovnice|storitve|naročilo|križarjenje|najem|vse|termin)\\b[^.;!?]{0,60}\\b(?:je|so)(?: bil[aoi]?| zdaj| uspešno| vam)* (?:potrjen|rezerviran|zagotovljen)[aoie]?\\b",
      "\\b(?:rezervacija|namestitev|vse|storitve) (?:potrjen|rezerviran)[aoie]?\\b",
      "\\bpotrjuje(?:mo|m)\\b(?![^.;!?]{0,60}\\b(?:prejem|ponudb|opcij|povpraševanj|razpoložljivost))",
      "\\b(?:hotel|lastnik|dobavitelj|prevoznik) je potrdil",
      "\\b(?:rezervirali|potrdili) smo\\b(?![^.;!?]{0,60}\\b(?:opcij|začasno|do ))|\\bpotrditev (?:vaše )?(?:rezervacije|naročila|bivanja|namestitve)",
    ],
    requested: [
      "\\b(?:še )?(?:ni|niso)(?: bil[aoi]?| še)? potrjen|\\bnepotrjen[aoie]?\\b",
      "\\b(?:to|to sporočilo)\\b[^.;!?]{0,20}\\bni\\b[^.;!?]{0,20}\\bpotrditev",
      "\\b(?:čakamo|čaka se|pričakujemo)\\b[^.;!?]{0,30}\\b(?:potrditev|odgovor)",
      "\\bna (?:naš[a-z]* )?čakaln[a-z]+ (?:list|seznam)",
      "\\b(?:rezervacija|soba|kabina|let|namestitev|storitve)\\b[^.;!?]{0,60}\\b(?:je|so|ostaja)\\b[^.;!?]{0,15}\\b(?:na povpraševanje|v obdelavi|v čakanju)",
      "\\bposlali smo povpraševanje\\b|\\bzaprosili smo\\b",
    ],
    option: [
      "\\b(?:opcij[aeio]|držimo|zadržali|hranimo|blokiran[aoie]?|rezerviran[aoie]?|začasno|predrezervacij[aeo])\\b[^.;!?]{0,90}\\b(?:do|velja do|poteče|neobvezujoče)\\b(?! (?:\\d{1,2}[:.]\\d\\d|\\d{1,2}\\. ure|prihoda|prejema|plačila))",
      "\\b(?:datum|rok|potek) opcije",
      "\\b(?:na|v|kot|vaša|ta) opcij[aio]\\b",
      "\\bzačasn[aoe] (?:rezervacij|rezerviran)|\\bpredrezervacij",
    ],
    quoted: [
      "\\b(?:nič|nobena (?:soba|storitev)|nobeno mesto)\\b[^.:,;!?]{0,40}\\bni(?:smo)? (?:rezervir|zadrž|blokir)",
      "\\bponudb[aeo]\\b[^.;!?]{0,50}\\b(?:velja|neobvezujoč|poteče)",
      "\\b(?:ni|niso) (?:še )?(?:rezerviran|blokiran|zadržan)[aoie]?\\b[^.;!?]{0,20}\\b(?:dokler|do)\\b",
    ],
    declined: [
      "\\b(?:je|so) (?:žal |medtem )?že (?:zaseden|oddan|prodan)",
      "\\bbanka\\b[^.;!?]{0,40}\\b(?:zavrnila|ni odobrila)",
      "\\b(?:plačilo|kartica|transakcija)\\b[^.;!?]{0,60}\\b(?:zavrnjen|ni (?:bil[ao]? )?(?:uspel|sprejet|odobren)|neuspešn)",
      "\\b(?:rezervacija|povpraševanje)\\b[^.;!?]{0,50}\\b(?:je|bil[ao]) (?:[a-z]+ )?zavrnjen",
      "\\bne more(?:mo)? (?:vam )?(?:potrditi|sprejeti|zagotoviti)|\\bni mogoče potrditi",
    ],
  },
  plain: {
    confirmed: ["\\b(?:hvala|zahvaljujemo se)\\b[^.;!?]{0,20}\\bza (?:vašo )?(?:rezervacijo|naročilo)"],
    requested: [
      "\\b(?:prejeli|posredovali) smo\\b[^.;!?]{0,30}\\bpovpraševanj",
      "\\b(?:hvala|zahvaljujemo se)\\b[^.;!?]{0,20}\\bza (?:vaše )?povpraševanje",
      "\\b(?:sporočili|potrdili|obvestili) (?:vas )?bomo\\b|\\bbomo (?:vas )?(?:sporočili|potrdili|obvestili)\\b",
    ],
    option: ["\\bbo(?:do)? (?:samodejno |avtomatsko )?(?:sproščen)"],
    quoted: [
      "\\b(?:pošiljamo|v prilogi|prilagamo|sledi|v nadaljevanju|pripravili)\\b[^.;!?]{0,60}\\b(?:ponudb[aeo]|predračun)\\b",
      "\\b(?:lahko (?:vam )?ponudimo|ponujamo vam|predlagamo vam)\\b",
    ],
    declined: [
      "\\b(?:žal|obžalujemo)\\b[^.;!?]{0,130}\\b(?:razprodan|zaseden|ni (?:več )?(?:prost|na voljo|mogoč)|niso (?:več )?(?:prost|na voljo)|ne more|nima(?:jo)?|zavrnj)",
      "\\b(?:hotel|sobe?|kabine?|križarjenje|let|ladja|vila)\\b[^.;!?]{0,60}\\b(?:je|so) (?:[a-z]+ )?(?:razprodan|zaseden)",
      "\\bni (?:več )?prostih (?:sob|mest|kabin|terminov)",
    ],
  },
  cancelled: [
    "\\b(?:rezervacij[ao]|naročilo|namestitev|bivanje|potovanje|aranžma|let)\\b[^.;!?]{0,60}\\b(?:je|so)(?: bil[aoi]?| danes)* (?:odpovedan|preklican|storniran)",
    "\\b(?:odpovedali|preklicali|stornirali) smo\\b",
    "\\b(?:odpoved|preklic|storno|potrditev odpovedi)(?: vaše)? (?:rezervacije|naročila|potovanja)",
  ],
  denied: [
    "\\b(?:ne|ni|niso|če|ko|po(?! \\d)|do(?! \\d)|dokler|pred|bo|bodo|bomo|prosimo|čakamo|čaka|pričakujemo|še|začasno|da bi|potrebno)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:če|v primeru|ko|lahko|prvotno|prejšnj[a-z]+)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:glede na|v skladu z|na podlagi|v zvezi z|kot odgovor na) (?:vaš[a-z]* |naš[a-z]* )?(?:povpraševanj[a-z]*|ponudb[a-z]*)\\b",
  ],
  asides: [
    "\\b(?:posebn[a-z]+ (?:želj|zahtev)|želj[ae]|opomb[ae]|zgodnji prihod|pozn[ai] (?:prihod|odhod)|transfer[ji]?|prevoz|parkiranje|restavracij[ae]|večerj[ae]|miza|izlet[i]?|dodatn[a-z]+|otroška posteljica|hišni ljubljenčki|fakultativn[a-z]+|obroki|spa)\\b",
  ],
  own: [
    "\\b(?:še|zaenkrat|trenutno)\\b",
    "^(?:rezervacija|soba|kabina|hotel|vila|let)\\b",
    "\\b(?:t[aoei]|vaš[a-z]*|nič|noben[a-z]+)\\b",
    "\\b(?:rezervacija|soba|apartma|vila|kabina|namestitev|hotel|bivanje|termin|let|storitve|gost|stranka) (?:je|so|ni|niso|ostaja)\\b",
  ],
};
