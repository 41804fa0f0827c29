import type { StateWords } from "./state-words";

export const RO: StateWords = {
  status: [
    "(?:stare(?:a)?|status(?:ul)?)(?: (?:rezerv[aă]rii|comenzii|cererii|solicit[aă]rii|zborului|camerei|serviciului)(?: dumneavoastr[aă])?)?",
  ],
  values: {
    confirmed: ["confirmat[aăei]?", "rezervat[aăei]?", "garantat[aăei]?", "ok"],
    requested: [
      "la cerere",
      "solicitat[aăei]?",
      "(?:pe )?list[aă] de a[sș]teptare",
      "[iî]n (?:a[sș]teptare|curs|procesare|lucru)",
      "neconfirmat[aăei]?",
      "de confirmat",
    ],
    option: [
      "(?:[iî]n |cu )?op[tț]iune",
      "op[tț]ionat[aăei]?",
      "provizori[ie]",
      "prerezervare",
      "blocat[aăei]?",
    ],
    quoted: ["ofert[aă]", "propunere", "estimare", "cota[tț]ie", "nerezervat[aăei]?"],
    declined: [
      "refuzat[aăei]?",
      "respins[aăei]?",
      "indisponibil[aăei]?",
      "epuizat[aăei]?",
      "ocupat[aăei]?",
      "e[sș]uat[aăei]?",
    ],
    cancelled: ["anulat[aăei]?"],
  },
  names: {
    confirmed: ["\\bconfirmare[a]?\\b", "(?<!ne)\\bconfirmat[aăei]?\\b"],
    requested: [
      "\\b(?:cerere[a]?|solicitare[a]?) (?:de (?:rezervare|disponibilitate)|nr|\\d)",
      "\\bla cerere\\b",
      "\\blist[aă] de a[sș]teptare",
      "\\bneconfirmat",
      "\\b[iî]n a[sș]teptarea confirm[aă]rii",
    ],
    option: ["\\bop[tț]iune[a]?\\b(?! de)", "\\bprerezervare", "\\brezervare provizorie"],
    quoted: [
      "\\b(?:ofert[aă]|oferta) (?:de|nr|pentru|noastr[aă]|dumneavoastr[aă]|personalizat[aă]|\\d)",
      "^ofert[aă]\\b",
      "\\bpropunere (?:de|pentru)",
      "\\bcota[tț]ie\\b",
      "\\binvita[tț]ie\\b",
    ],
    declined: [
      "\\b(?:plata|cardul|rezervarea|cererea|solicitarea|tranzac[tț]ia)\\b[^.;!?]{0,40}\\b(?:refuzat|respins|e[sș]uat)",
      "\\bindisponibil",
      "\\b(?:locuri|camere) epuizate",
    ],
  },
  turned: [
    "\\b(?:op[tț]iunea|oferta|cererea|solicitarea|prerezervarea|rezervarea provizorie)\\b[^.;!?]{0,70}\\b(?:a fost|este)(?: acum)? (?:confirmat|acceptat|aprobat|transformat)",
  ],
  firm: {
    confirmed: [
      "\\b(?:rezervarea|sejurul|c[aă]l[aă]toria|excursia|camer[ae]|cabin[ae]|locurile|zborul|zborurile|biletele|comanda|serviciile|vila|croaziera|transferul|totul)\\b[^.;!?]{0,60}\\b(?:este|sunt|a fost|au fost)(?: acum| deja| toate)* (?:confirmat|rezervat|garantat|emis)[aăei]?\\b",
      "\\b(?:v[aă] confirm[aă]m|confirm[aă]m|confirm)\\b(?![^.;!?]{0,60}\\b(?:primirea|recep[tț]i|ofert|op[tț]iun|cerere|solicitare|disponibilit))",
      "\\b(?:hotelul|furnizorul|proprietarul|compania) a confirmat\\b",
      "\\bam (?:rezervat|confirmat)\\b(?![^.;!?]{0,60}\\b(?:op[tț]iun|provizoriu|p[aâ]n[aă]))|\\bconfirmarea (?:rezerv[aă]rii|comenzii|sejurului)",
    ],
    requested: [
      "\\b(?:[iî]nc[aă] )?nu (?:este|sunt|a fost|au fost)(?: [iî]nc[aă])? confirmat|\\bneconfirmat[aăei]?\\b",
      "\\b(?:acest(?:a| mesaj| e-?mail)|prezenta)\\b[^.;!?]{0,20}\\bnu (?:este|reprezint[aă]|constituie)\\b[^.;!?]{0,20}\\bconfirmare",
      "\\b(?:a[sș]tept[aă]m|[iî]n a[sș]teptarea)\\b[^.;!?]{0,30}\\b(?:confirmar|confirm[aă]rii|r[aă]spuns)",
      "\\bpe lista (?:noastr[aă] )?de a[sș]teptare|\\blista de a[sș]teptare",
      "\\b(?:rezervarea|camera|cabina|zborul|cererea|serviciile)\\b[^.;!?]{0,60}\\b(?:este|sunt|r[aă]m[aâ]ne)\\b[^.;!?]{0,15}\\b(?:la cerere|[iî]n a[sș]teptare|[iî]n curs|[iî]n procesare)",
      "\\bam (?:solicitat|cerut|contactat)\\b[^.;!?]{0,30}\\b(?:hotel|furnizor|proprietar|confirm)",
    ],
    option: [
      "\\b(?:op[tț]iune[a]?|[tț]inem|re[tț]inut[aăe]?|blocat[aăe]?|rezervat[aăe]?|provizoriu|prerezervare[a]?)\\b[^.;!?]{0,90}\\b(?:p[aâ]n[aă] (?:la|pe|[iî]n)|valabil[aă]|expir[aă]|f[aă]r[aă] obliga[tț]ii)\\b(?! (?:ora|\\d{1,2}[:.]\\d\\d|sosire))",
      "\\b(?:data|termenul|expirarea|limita) op[tț]iunii",
      "\\b(?:[iî]n|cu|pe|ca) op[tț]iune\\b",
      "\\brezervare[a]? provizorie|\\bprerezervare",
    ],
    quoted: [
      "\\b(?:nimic|nicio (?:camer[aă]|rezervare)|niciun (?:loc|serviciu))\\b[^.:,;!?]{0,40}\\bnu (?:este|a fost|s-a) (?:rezervat|blocat|re[tț]inut)",
      "\\bnu (?:este|s-a|am|a fost) (?:rezervat|blocat|re[tț]inut|efectuat)[aăei]?\\b[^.;!?]{0,20}\\b(?:nimic|nicio|niciun|p[aâ]n[aă])",
      "\\b(?:oferta|propunerea|cota[tț]ia)\\b[^.;!?]{0,50}\\b(?:valabil|expir|nu este ferm|f[aă]r[aă] obliga)",
    ],
    declined: [
      "\\b(?:este|sunt) (?:din p[aă]cate )?deja (?:ocupat|[iî]nchiriat|v[aâ]ndut)",
      "\\bbanca\\b[^.;!?]{0,40}\\b(?:a refuzat|a respins)",
      "\\b(?:plata|cardul|tranzac[tț]ia|avansul)\\b[^.;!?]{0,60}\\b(?:refuzat|respins|e[sș]uat|nu (?:a fost|a putut fi|a reu[sș]it))",
      "\\b(?:rezervarea|cererea|solicitarea)\\b[^.;!?]{0,50}\\ba fost (?:[a-z]+ )?(?:refuzat|respins)",
      "\\bnu (?:poate|putem|a putut|am putut) (?:s[aă] )?(?:v[aă] )?(?:confirm|accept|onora)",
    ],
  },
  plain: {
    confirmed: ["\\b(?:v[aă] )?mul[tț]umim pentru (?:rezervare|comand)"],
    requested: [
      "\\bam (?:primit|[iî]nregistrat|transmis)\\b[^.;!?]{0,30}\\b(?:cererea|solicitarea)",
      "\\bmul[tț]umim pentru (?:cererea|solicitarea)",
      "\\bv[aă] vom (?:confirma|anun[tț]a|r[aă]spunde|informa|contacta)\\b[^.;!?]{0,50}\\b(?:imediat|[iî]n termen|de [iî]ndat[aă]|c[aâ]t mai|c[aâ]nd)",
    ],
    option: ["\\bv(?:a|or) fi (?:automat )?(?:eliberat|anulat[aăe] op[tț]iunea)"],
    quoted: [
      "\\b(?:v[aă] (?:trimitem|transmitem|prezent[aă]m|[iî]naint[aă]m)|ata[sș]at|mai jos|g[aă]si[tț]i|am preg[aă]tit)\\b[^.;!?]{0,60}\\b(?:ofert[aă]|propunere[a]?|cota[tț]ia|oferta)\\b",
      "\\bv[aă] (?:putem oferi|propunem|oferim)\\b",
    ],
    declined: [
      "\\b(?:din p[aă]cate|regret[aă]m|ne pare r[aă]u)\\b[^.;!?]{0,130}\\b(?:complet|epuizat|indisponibil|nu (?:mai )?(?:este|sunt|are|avem|exist|putem|poate)|refuzat|respins|ocupat)",
      "\\b(?:hotelul|camer(?:a|ele)|cabin(?:a|ele)|croaziera|zborul|excursia)\\b[^.;!?]{0,60}\\b(?:este|sunt) (?:[a-z]+ )?(?:complet|ocupat|epuizat|indisponibil)",
      "\\bnu (?:mai )?(?:are|au|sunt|exist[aă]) (?:camere|locuri|cabine|disponibilitate)",
    ],
  },
  cancelled: [
    "\\b(?:rezervarea|comanda|sejurul|excursia|zborul|călătoria|cererea)\\b[^.;!?]{0,60}\\b(?:este|a fost|au fost|s-a) anulat",
    "\\bam anulat\\b",
    "\\b(?:anulare(?:a)?|confirmarea? anul[aă]r[a-z]+) (?:de )?(?:rezerv[aă]r[a-z]+|rezervare|comand[aă]|sejur)",
  ],
  denied: [
    "\\b(?:nu|dac[aă]|c[aâ]nd|dup[aă]|p[aâ]n[aă](?! (?:la|pe|[iî]n) \\d)|[iî]nainte|va|vor|vom|ve[tț]i|v[aă] rug[aă]m|rug[aă]m|a[sș]tept[aă]m|[iî]nc[aă]|provizoriu|pentru a|imediat ce|odat[aă])\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:dac[aă]|[iî]n caz(?:ul)?|c[aâ]nd|poate|pot|ini[tț]ial|anterior)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:conform|potrivit|[iî]n baza|ca urmare a|ca r[aă]spuns la) (?:cerer[a-z]+|solicit[aă]r[a-z]+|ofert[a-z]+)(?: dumneavoastr[aă])?\\b",
  ],
  asides: [
    "\\b(?:cerin[tț]e speciale|preferin[tț]e|observa[tț]ii|check-?in (?:timpuriu|t[aâ]rziu)|transfer(?:ul|uri)?|parcare|restaurant|cin[aă]|mas[aă]|excursii|suplimentar[aăe]?|p[aă]tu[tț]|animale|op[tț]ional[aăe]?|mese|spa)\\b",
  ],
  own: [
    "\\b(?:[iî]nc[aă]|momentan|deocamdat[aă]|acum)\\b",
    "^(?:rezervarea|camera|cabina|hotelul|zborul)\\b",
    "\\b(?:acest[a-z]*|dumneavoastr[aă]|dvs|nimic|nicio|niciun)\\b",
  ],
};
