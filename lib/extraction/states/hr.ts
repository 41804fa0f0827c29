import type { StateWords } from "./state-words";

/** Croatian, and Bosnian and Serbian in Latin letters. */
export const HR: StateWords = {
  status: ["(?:stanje|status)(?: (?:vaše )?(?:rezervacije|narudžbe|upita|smještaja|leta|sobe))?"],
  values: {
    confirmed: ["potvr[dđ]en[aoie]?", "rezerviran[aoie]?", "garantiran[aoie]?", "ok"],
    requested: [
      "(?:na )?upit[au]?",
      "(?:na )?list[aiu] čekanja",
      "na čekanju",
      "čeka[a-z]*",
      "u (?:obradi|tijeku)",
      "(?:još )?ne(?: ?potvr[dđ]en[aoie]?)",
      "zatražen[aoie]?",
    ],
    option: ["(?:na )?opcij[aiue]", "privremen[aoie]", "predrezervacija", "predbilježba", "zadržan[aoie]?"],
    quoted: ["ponuda", "ponu[dđ]en[aoie]?", "kalkulacija", "prijedlog", "nije rezerviran[aoie]?"],
    declined: [
      "odbijen[aoie]?",
      "popunjen[aoie]?",
      "rasprodan[aoie]?",
      "zauzet[aoie]?",
      "nedostup[a-z]+",
      "nije dostup[a-z]+",
      "neuspjel[aoie]",
    ],
    cancelled: ["otkazan[aoie]?", "storniran[aoie]?", "poništen[aoie]?"],
  },
  names: {
    confirmed: ["\\bpotvrda\\b", "(?<!nije |ne)\\bpotvr[dđ]en[aoie]?\\b"],
    requested: [
      "\\b(?:vaš )?upit (?:za|br|\\d)",
      "\\bna upit\\b",
      "\\blist[aiu] čekanja",
      "\\bčeka (?:se )?potvrd",
      "\\bnepotvr[dđ]en",
      "\\bnije potvr[dđ]en",
    ],
    option: ["\\bopcij[aeiu]\\b", "\\bpredrezervacij", "\\bprivremena rezervacija", "\\bpredbilježb"],
    quoted: [
      "\\b(?:naša |vaša |nova )?ponud[auo]\\b",
      "\\bkalkulacija\\b",
      "\\bprijedlog (?:putovanja|programa|aranžmana)",
      "\\bpozivnica\\b",
    ],
    declined: [
      "\\b(?:plaćanje|uplata|kartica|rezervacija|upit|transakcija)\\b[^.;!?]{0,40}\\b(?:odbijen|nije uspjel|neuspje)",
      "\\b(?:rasprodan|popunjen)[aoie]?\\b",
      "\\bnema (?:slobodnih|mjesta)",
    ],
  },
  turned: [
    "\\b(?:opcij[aeu]|ponud[aeu]|upit|predrezervacij[aeu]|privremena rezervacija|zahtjev)\\b[^.;!?]{0,70}\\b(?:je|su)(?: sada| upravo)? (?:potvr[dđ]en|prihvaćen|odobren|pretvoren)",
  ],
  firm: {
    confirmed: [
      "\\b(?:rezervacij[aeu]|smještaj|boravak|putovanje|aranžman|sob[aeu]|kabin[aeu]|vila|apartman|mjesta|let(?:ovi)?|karte|usluge|narudžba|krstarenje|najam|sve|termin)\\b[^.;!?]{0,60}\\b(?:je|su)(?: sada| uspješno| vam)* (?:potvr[dđ]en|rezerviran|garantiran|osiguran)[aoie]?\\b",
      "\\b(?:rezervacija|smještaj|sve|usluge) (?:potvr[dđ]en|rezerviran)[aoie]?\\b",
      "\\b(?:potvr[dđ]ujemo|potvr[dđ]ujem)\\b(?![^.;!?]{0,60}\\b(?:primitak|zaprimanje|ponud|opcij|upit|raspoloživost))",
      "\\b(?:hotel|vlasnik|dobavljač|prijevoznik) je potvrdi[a-z]+",
      "\\b(?:rezervirali|potvrdili) smo\\b(?![^.;!?]{0,60}\\b(?:opcij|privremeno|do ))|\\bpotvrda (?:vaše )?(?:rezervacije|narudžbe|boravka|smještaja)",
    ],
    requested: [
      "\\b(?:još |zasad |za sada )?(?:nije|nisu)(?: još| zasad)? potvr[dđ]en|\\bnepotvr[dđ]en[aoie]?\\b",
      "\\b(?:ovo|ova poruka|ovaj e-?mail)\\b[^.;!?]{0,20}\\bnije\\b[^.;!?]{0,20}\\bpotvrda",
      "\\b(?:čekamo|čeka se|očekujemo)\\b[^.;!?]{0,30}\\b(?:potvrd|odgovor)",
      "\\bna (?:našu |našoj )?list[aiu] čekanja",
      "\\b(?:rezervacija|soba|kabina|let|smještaj|usluge)\\b[^.;!?]{0,60}\\b(?:je|su|ostaje)\\b[^.;!?]{0,15}\\b(?:na upit|na čekanju|u obradi)",
      "\\b(?:poslali|uputili) smo upit\\b|\\bzatražili smo (?:od|potvrdu)",
    ],
    option: [
      "\\b(?:opcij[aeiu]|držimo|zadržali|čuvamo|blokiran[aoie]?|rezerviran[aoie]?|privremeno|predrezervacij[aeu])\\b[^.;!?]{0,90}\\b(?:do|vrijedi do|ističe|istječe|neobvezujuće)\\b(?! (?:\\d{1,2}[:.]\\d\\d|\\d{1,2} ?(?:h\\b|sati)|dolaska|primitka|uplate))",
      "\\b(?:datum|rok|istek) opcije",
      "\\b(?:na|pod|u|vaša|ova) opcij[aiue]\\b",
      "\\bprivremen[aoue] (?:rezervacij|rezerviran)|\\bpredrezervacij",
    ],
    quoted: [
      "\\b(?:ništa|nijedn[aeo] (?:soba|usluga|mjesto))\\b[^.:,;!?]{0,40}\\b(?:nije|nismo) (?:rezervir|zadrž|blokir)",
      "\\bponud[aeu]\\b[^.;!?]{0,50}\\b(?:vrijedi|važi|neobvezujuć|ističe)",
      "\\b(?:nije|nisu) (?:još )?(?:rezerviran|blokiran|zadržan)[aoie]?\\b[^.;!?]{0,20}\\b(?:dok|do)\\b",
    ],
    declined: [
      "\\b(?:je|su) (?:nažalost |u međuvremenu )?već (?:zauzet|iznajmljen|prodan|popunjen)",
      "\\bbanka\\b[^.;!?]{0,40}\\b(?:odbila|nije odobrila)",
      "\\b(?:plaćanje|uplata|kartica|transakcija)\\b[^.;!?]{0,60}\\b(?:odbijen|nije (?:uspjel|prihvaćen|odobren|prošl)|neuspje)",
      "\\b(?:rezervacija|upit|zahtjev)\\b[^.;!?]{0,50}\\b(?:je|su) (?:[a-z]+ )?odbijen",
      "\\bne (?:može|možemo|mogu) (?:vam )?(?:potvrditi|prihvatiti|primiti)|\\bnismo u mogućnosti (?:potvrditi|prihvatiti|ponuditi)|\\bnije moguće potvrditi",
    ],
  },
  plain: {
    confirmed: ["\\b(?:hvala|zahvaljujemo)\\b[^.;!?]{0,20}\\bna (?:vašoj )?(?:rezervaciji|narudžbi)"],
    requested: [
      "\\b(?:zaprimili|primili|proslijedili) smo\\b[^.;!?]{0,30}\\b(?:upit|zahtjev)",
      "\\b(?:hvala|zahvaljujemo)\\b[^.;!?]{0,20}\\bna (?:vašem )?upitu",
      "\\b(?:javit ćemo|potvrdit ćemo|obavijestit ćemo)\\b[^.;!?]{0,50}\\b(?:čim|u roku|uskoro)",
    ],
    option: ["\\bbit će (?:automatski )?(?:oslobo[dđ]en|otpušten)"],
    quoted: [
      "\\b(?:šaljemo|dostavljamo|u prilogu|prilažemo|slijedi|u nastavku|pripremili)\\b[^.;!?]{0,60}\\bponud[aueo]\\b",
      "\\b(?:možemo (?:vam )?ponuditi|nudimo vam|predlažemo vam)\\b",
    ],
    declined: [
      "\\b(?:nažalost|žao nam je|žalimo)\\b[^.;!?]{0,130}\\b(?:rasprodan|popunjen|zauzet|nema(?:ju|mo)?|nije (?:više )?(?:dostup|slobod|moguć)|nisu (?:više )?(?:dostup|slobod)|ne mož|odbij)",
      "\\b(?:hotel|sobe?|kabine?|krstarenje|let|brod|vila)\\b[^.;!?]{0,60}\\b(?:je|su) (?:[a-z]+ )?(?:rasprodan|popunjen|zauzet)",
      "\\bnema (?:više )?(?:slobodnih|raspoloživih) (?:soba|mjesta|kabina|termina)",
    ],
  },
  cancelled: [
    "\\b(?:rezervacij[au]|narudžb[au]|smještaj|boravak|putovanje|aranžman|let|upit)\\b[^.;!?]{0,60}\\b(?:je|su)(?: vam| danas| uspješno)* (?:otkazan|storniran|poništen)",
    "\\b(?:otkazali|stornirali|poništili) smo\\b",
    "\\b(?:otkaz|otkazivanje|storno|potvrda otkazivanja)(?: vaše)? (?:rezervacije|narudžbe|smještaja|putovanja)",
  ],
  denied: [
    "\\b(?:ne|nije|nisu|ako|kad|kada|čim|nakon|do(?! \\d)|dok|prije|bit|će|ćemo|molimo|čekamo|čeka|očekujemo|još|privremeno|kako bi|potrebno|potreban)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:ako|ukoliko|u slučaju|kada|može|mogu|prvotno|prethodn[a-z]+)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:prema|sukladno|na temelju|vezano uz|kao odgovor na) (?:vaš[a-z]* |naš[a-z]* )?(?:upit[a-z]*|ponud[a-z]*|zahtjev[a-z]*)\\b",
  ],
  asides: [
    "\\b(?:posebn[a-z]+ (?:želj|zahtjev)|želj[ae]|napomen[ae]|rani (?:dolazak|check)|kasni (?:dolazak|odlazak|check)|transfer[ai]?|parking|restoran|večer[ae]|stol|izlet[ai]?|dodatn[a-z]+|krevetić|kućni ljubimci|fakultativn[a-z]+|obroci|spa)\\b",
  ],
  own: [
    "\\b(?:još|zasad|trenutno|trenutku)\\b",
    "^(?:rezervacija|soba|kabina|hotel|vila|let)\\b",
    "\\b(?:ov[aoaeiu]j?|vaš[a-z]*|ništa|nijedn[a-z]+)\\b",
    "\\b(?:rezervacija|soba|apartman|vila|kabina|smještaj|hotel|boravak|termin|let|usluge|gost|klijent|klijentica) (?:je|su|nije|nisu|ostaje)\\b",
  ],
};
