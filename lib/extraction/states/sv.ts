import type { StateWords } from "./state-words";

export const SV: StateWords = {
  status: [
    "(?:din |er |aktuell )?(?:boknings|reservations|res|order|forfragnings)?-?status(?: (?:pa |for )?(?:din |er )?(?:bokning|bokningen|reservation))?",
  ],
  values: {
    confirmed: ["(?:ater)?bekraftad", "bokad", "ok", "garanterad", "definitiv"],
    requested: [
      "(?:pa |under )?forfragan",
      "forfragad",
      "begard",
      "vantar",
      "avvaktar",
      "(?:pa )?vantelista",
      "(?:ej|inte|annu inte|o)\\s?bekraftad",
      "under behandling",
    ],
    option: ["(?:pa |som )?option(?:erad)?(?!al)", "preliminar(?:t|bokad)?", "reserverad till", "halls"],
    quoted: ["offert", "offererad", "forslag", "erbjudande", "kostnadsforslag", "ej bokad"],
    declined: [
      "avvisad",
      "avslagen",
      "nekad",
      "fullbokat?d?",
      "slutsald",
      "ej tillganglig",
      "inte tillganglig",
      "misslyckad",
      "avbojd",
    ],
    cancelled: ["avbokad", "installd", "annullerad"],
  },
  names: {
    confirmed: [
      "\\b(?:boknings|reservations|rese|order)?bekraftelse\\b",
      "(?<!ej |inte |annu inte )\\bbekraftad\\b",
    ],
    requested: [
      "\\bpa forfragan\\b",
      "\\b(?:boknings|rese|grupp)?forfragan\\b",
      "\\bvantelista",
      "\\b(?:ej|inte|annu inte|o)\\s?bekraftad",
      "\\bvantar pa (?:bekraftelse|svar)",
    ],
    option: ["\\boption\\b", "\\boptionsbokning", "\\bpreliminar"],
    quoted: [
      "\\boffert\\b",
      "\\bprisforslag\\b",
      "\\breseforslag\\b",
      "\\bkostnadsforslag\\b",
      "\\b(?:vart|ert|ditt) erbjudande\\b",
      "\\binbjudan\\b(?! att (?:checka|betygsatta|betala|recensera))",
    ],
    declined: [
      "\\b(?:betalning(?:en)?|kort(?:et)?|bokning(?:en)?|forfragan)\\b[^.;!?]{0,40}\\b(?:nekad|nekades|avvisad|misslyckad|misslyckades|medges ej|inte godkand)",
      "\\bmisslyckad (?:betalning|bokning)",
      "\\bfullbokat?\\b",
      "\\bslutsald?",
      "\\b(?:ej|inte|inte langre) tillganglig",
    ],
  },
  turned: [
    "\\b(?:option(?:en)?|offert(?:en)?|forslag(?:et)?|forfragan|vantelistan?|preliminarbokning(?:en)?)\\b(?! mottagen)[^.;!?]{0,70}\\b(?:(?:ar|har blivit|har)(?: nu| harmed)? (?:bekraftad|accepterad|godkand|omvandlad|bokad)|omvandlats|accepterats|bekraftats)",
    "\\b(?:option|offert|forfragan)(?: \\S*\\d\\S*)? (?:bekraftad|accepterad|godkand)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotellet|lodgen|leverantoren|rederiet|flygbolaget|agaren) har (?:nu |just )?bekraftat\\b",
      "\\bbokningen ar (?:nu )?(?:definitiv|klar)\\b",
      "\\b(?:bokning(?:en)?|reservation(?:en)?|resan?|vistelsen?|rum(?:met)?|hytt(?:en)?|plats(?:en|er|erna)?|flyg(?:et)?|biljett(?:en|er|erna)?|hyrbil(?:en)?|allt|kryssning(?:en)?|bestallning(?:en)?|transfern?)\\b[^.;!?]{0,60}\\b(?:ar|har blivit|har)(?: nu| harmed| redan| blivit)* (?:bekraftad|bekraftade|bekraftat|bekraftats|bokad|bokade|bokats|garanterad)\\b",
      "\\b(?:bekraftar|bekrafta)\\b(?! (?:senast|fore|innan|om))(?![^.;!?]{0,70}\\b(?:mottagande|mottagit|offert|option|forfragan|tillganglighet|priser|sa snart|om\\b))",
      "\\bvi har\\b[^.;!?]{0,60}\\b(?:bokat|reserverat|bekraftat)\\b(?![^.;!?]{0,40}\\b(?:preliminart|till den|option))",
      "\\b(?:boknings|reservations|rese)bekraftelse\\b",
    ],
    requested: [
      "\\bhar (?:skickat|stallt|gjort|lagt)\\b[^.;!?]{0,20}\\bforfragan\\b[^.;!?]{0,20}\\b(?:till|hos)\\b",
      "\\bhar (?:fragat|kontaktat) (?:hotellet|leverantoren|rederiet|lodgen|agaren)",
      "\\b(?:detta|det har)\\b[^.;!?]{0,20}\\b(?:ar|utgor)\\b[^.;!?]{0,20}\\b(?:ingen|inte|ej)\\b[^.;!?]{0,25}\\b(?:bekraftelse|bokning|bokningsbekraftelse)",
      "\\b(?:annu|an|fortfarande) (?:inte|ej) (?:[a-z]+ )?(?:bekraftad|bekraftat|bekraftats|bokad|klar)",
      "\\b(?:inte|ej) (?:annu |an )?(?:bekraftad|bekraftats|bekraftat)\\b",
      "\\b(?:vantar|avvaktar|invantar)\\b[^.;!?]{0,20}\\b(?:bekraftelse|svar|besked)",
      "\\b(?:bokning(?:en)?|rum(?:met)?|hytt(?:en)?|resan|platser(?:na)?|flyg(?:et)?)\\b[^.;!?]{0,60}\\b(?:ar|star|ligger)\\b[^.;!?]{0,25}\\b(?:pa forfragan|forfragad|pa (?:en |var )?vantelistan?|under behandling)",
      "\\bpa (?:en |var )?vantelistan?\\b",
    ],
    option: [
      "\\b(?:option(?:en)?|haller|halls|reserverade?|reserverat|reserverad|optionerade?|preliminart?)\\b[^.;!?]{0,90}\\b(?:till(?: och med)?|t\\.?o\\.?m|galler|gar ut|lopper ut|forfaller|utan forpliktelse)\\b(?! (?:kl|klockan|ankomst|dig|er\\b))",
      "\\boptions(?:datum|tid|nummer|bokning)|\\boptionen? (?:galler|gar ut|till|forfaller|lopper)",
      "\\b(?:pa|er|din|en|som|denna) option\\b(?! att)",
      "\\bpreliminar(?:t)?(?: bokad| bokning| reserverad| bokat|bokning|bokad|bokat)",
    ],
    quoted: [
      "\\b(?:inget|inga (?:rum|platser|hytter|bokningar|tjanster)|ingenting|ingen bokning)\\b[^.:,;!?]{0,40}\\b(?:bokat|bokats|reserverat|reserverats|bokade|gjord|gjorts)",
      "\\b(?:denna|var|er|detta|vart)(?: \\w+)? (?:offert|forslag|erbjudande|prisforslag)\\b[^.;!?]{0,50}\\b(?:galler|giltig|utan forpliktelse|ej bindande)",
      "\\b(?:offerten?|erbjudandet|prisforslaget) (?:ar |galler )?(?:giltig[at]?|till och med|till|t\\.o\\.m)",
    ],
    declined: [
      "\\b(?:ar|har) (?:tyvarr )?redan (?:uthyr|upptag|saldt?|blivit uthyr)",
      "\\bbanken\\b[^.;!?]{0,40}\\b(?:nekat|nekade|avvisat|avvisade|inte godkant)",
      "\\b(?:betalning(?:en)?|kort(?:et)?|transaktion(?:en)?|handpenning(?:en)?)\\b[^.;!?]{0,60}\\b(?:nekad|nekades|nekats|avvisad|avvisades|avvisats|misslyckades|misslyckats|(?:inte|ej) (?:godkand|godkandes|genomforas|gick igenom|gatt igenom))",
      "\\b(?:bokning(?:en)?|forfragan)\\b[^.;!?]{0,50}\\b(?:har )?(?:avslagits|avvisats|nekats|avbojts)",
    ],
  },
  plain: {
    confirmed: ["\\btack for (?:din|er) (?:bokning|bestallning|reservation)\\b"],
    requested: [
      "\\b(?:mottagit|fatt|tagit emot|vidarebefordrat)\\b[^.;!?]{0,30}\\bforfragan\\b",
      "\\bforfragan\\b[^.;!?]{0,40}\\b(?:mottagen|skickad|vidarebefordrad|behandlas)",
      "\\btack for (?:din|er) [a-z]*forfragan\\b",
      "\\b(?:aterkommer|bekraftar|meddelar|hor av oss)\\b[^.;!?]{0,50}\\b(?:sa snart|inom \\d|nar hotellet)",
    ],
    option: ["\\b(?:slapps|frislapps|atergar|forfaller) (?:automatiskt)?"],
    quoted: [
      "\\b(?:bifogat|bifogad|harmed|har kommer|skickar|sander|finner|glada|glad|nedan|var)\\b[^.;!?]{0,60}\\b(?:offert|prisforslag|reseforslag|kostnadsforslag)\\b",
      "\\b(?:kan|vill) (?:vi )?(?:gladjande )?(?:erbjuda|offerera)\\b",
      "\\bom (?:du|ni)\\b[^.;!?]{0,30}\\b(?:vill|onskar)[^.;!?]{0,20}\\bboka\\b",
    ],
    declined: [
      "\\b(?:har|finns) inga (?:lediga )?(?:rum|platser|hytter)\\b",
      "\\b(?:tyvarr|beklagar|ledsna?)\\b[^.;!?]{0,130}\\b(?:fullbokat?d?|slutsal[dt]|(?:inte|ej) (?:langre )?(?:tillganglig[at]?|mojligt|bekrafta|erbjuda)|inga (?:lediga )?(?:rum|platser|hytter)|nekad|slut\\b)",
      "\\b(?:hotellet|rummen|rummet|hytterna|hytten|kryssningen|resan|flyget|datum(?:en)?|avgangen)\\b[^.;!?]{0,60}\\b(?:ar) (?:[a-z]+ )?(?:fullbokat?d?e?|slutsal[dt]a?)",
    ],
  },
  denied: [
    "\\b(?:inte|ej|ingen|annu|nar|om|sa snart|efter|tills|innan|kommer att|skall|ska|vanligen|maste|vantar|invantar|far|preliminart|for att)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:om|ifall|skulle|kan|nar|sa snart|ursprungligen)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:enligt|utifran|baserat pa|som svar pa|efter) (?:er |din |var |vart )?(?:forfragan|offert|forslag|begaran|onskemal)\\b",
  ],
  asides: [
    "\\b(?:onskemal|anmarkning|uppgradering|tidig (?:ankomst|incheckning)|sen (?:ankomst|utcheckning)|transfer|parkering|restaurang|middag|bord|spa|utflykt(?:er)?|sittplats(?:er)?|maltid(?:er)?|sang(?:ar)?|barnsang|husdjur|vaning|extra|tillval|valfri[at]?)\\b",
  ],
  own: [
    "\\b(?:annu|fortfarande|for narvarande)\\b",
    "^(?:bokning|rum|hytt|hotell|flyg)\\b",
    "\\b(?:denna|detta|dessa|din|ditt|dina|er|ert|era|inget|ingenting|den|det)\\b",
    "\\b(?:bokningen|reservationen|rummet|rummen|hytten|hytterna|villan|huset|lagenheten|hotellet|vistelsen|resan|kryssningen|flyget|platserna|optionen|offerten|forfragan|betalningen|kortet|kunden|gruppen)\\b",
  ],
};
