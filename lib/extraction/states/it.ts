import type { StateWords } from "./state-words";

export const IT: StateWords = {
  status: [
    "(?:stato|status)(?: (?:attuale )?(?:di |del |della |dell')?(?:la |il |vostra |sua )?(?:prenotazione|pratica|richiesta|ordine|servizio|volo|camera))?",
  ],
  values: {
    confirmed: ["(?:ri)?confermat[aoie]", "prenotat[aoie]", "ok", "garantit[ao]", "emess[ao]"],
    requested: [
      "(?:su |in )?richiest[ao]",
      "in attesa",
      "in sospeso",
      "(?:in )?lista d'?i? ?attesa",
      "(?:da|non|non ancora) confermar?e?",
      "non (?:ancora )?confermat[ao]",
      "in (?:corso|lavorazione)",
      "pendente",
    ],
    option: [
      "(?:in |sotto |come )?opzion(?:e|at[ao])(?!i)",
      "pre-?prenotat[ao]",
      "provvisori[ao]",
      "bloccat[ao]",
    ],
    quoted: [
      "preventivo",
      "preventivat[ao]",
      "offerta",
      "proposta",
      "quotazione",
      "quotat[ao]",
      "non prenotat[ao]",
    ],
    declined: [
      "rifiutat[ao]",
      "respint[ao]",
      "esaurit[ao]",
      "al completo",
      "complet[ao]",
      "non disponibil[ei]",
      "fallit[ao]",
      "negat[ao]",
    ],
    cancelled: ["cancellat[ao]", "annullat[ao]"],
  },
  names: {
    confirmed: [
      "\\bconferma\\b(?! (?:la|il|l'|ora|entro|subito))",
      "(?<!non |non ancora )\\bconfermat[aoie]\\b",
    ],
    requested: [
      "\\bsu richiesta\\b",
      "\\brichiesta (?:di (?:prenotazione|disponibilita|camera|viaggio|gruppo)|ricevuta|in|n|\\d)",
      "\\b(?:vostra|sua|su) richiesta\\b",
      "\\blista d'?i? ?attesa",
      "\\bin attesa di conferma",
      "\\b(?:da confermare|non (?:ancora )?confermat)",
    ],
    option: ["\\bopzione\\b", "\\bpre-?prenotazione\\b", "\\bprenotazione provvisoria"],
    quoted: [
      "\\bpreventivo\\b",
      "\\bquotazione\\b",
      "\\bproposta\\b",
      "\\b(?:nostra|vostra|una|la|sua) offerta\\b",
      "\\bofferta (?:di|n|valida|per|\\d)",
      "\\binvito\\b(?! (?:al check|a (?:fare|effettuare|valutare|lasciare|completare|pagare)))",
    ],
    declined: [
      "\\b(?:pagamento|carta|prenotazione|richiesta|transazione|addebito)\\b[^.;!?]{0,40}\\b(?:rifiutat|respint|fallit|negat|non (?:riuscit|accettat|andat))",
      "\\besaurit[aoie]\\b",
      "\\bal completo\\b",
      "\\bnon (?:piu )?disponibil",
    ],
  },
  turned: [
    "\\b(?:opzione|preventivo|quotazione|offerta|proposta|richiesta|pre-?prenotazione|lista d'?i? ?attesa)\\b(?! ricevuta)[^.;!?]{0,70}\\b(?:(?:e|e stat[ao]|sono stat[ie]|risulta)(?: ora| gia)? (?:confermat|accettat|approvat|trasformat|convertit)|convertit[ao]|trasformat[ao]|passat[ao] a conferma)",
    "\\b(?:opzione|preventivo|offerta|richiesta)(?: \\S*\\d\\S*)? (?:confermat|accettat|approvat)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotel|lodge|struttura|fornitore|compagnia|proprietario) (?:ci )?ha (?:appena )?confermato\\b",
      "\\bprenotazione e (?:ora |ormai )?definitiva\\b",
      "\\b(?:prenotazione|soggiorno|viaggio|camer[ae]|cabin[ae]|post[io]|vol[io]|bigliett[io]|pratica|servizi?o?|noleggio|veicolo|auto|trasferimento|crociera|tour|polizza|tutto|ordine|villa)\\b[^.;!?]{0,60}\\b(?:e|sono|e stat[ao]|sono stat[ie]|risulta|risultano)(?: ora| gia| stat[aoie]| regolarmente| tutti)* (?:ri)?(?:confermat|garantit|prenotat)[aoie]\\b(?! (?:solo|dopo|quando|appena))",
      "\\b(?:confermiamo|confermare|confermarvi|confermarle|confermo)\\b(?! (?:il )?(?:vostro interesse|per favore|prima|se|entro))(?![^.;!?]{0,70}\\b(?:ricezione|ricevut|ricevimento|offerta|preventivo|opzione|richiesta|disponibilita|tariff[ae]\\b|appena|se\\b))",
      "\\babbiamo (?:gia )?(?:ri)?(?:confermato|prenotato)\\b(?![^.;!?]{0,60}\\b(?:opzione|provvisoriamente|fino))",
      "\\bconferma (?:di |della |della vostra |della sua |del )?(?:prenotazione|soggiorno|viaggio|ordine)",
      "\\bprenotazione confermata\\b",
    ],
    requested: [
      "\\b(?:ho|abbiamo) (?:chiesto|richiesto|contattato|interpellato)\\b[^.;!?]{0,40}\\b(?:all'|alla |al |l'|la |il )\\s?(?:hotel|struttura|fornitore|lodge|compagnia|proprietario)",
      "\\b(?:quest[ao]|la presente|il presente|cio)\\b[^.;!?]{0,40}\\bnon (?:e|costituisce|rappresenta|vale)\\b[^.;!?]{0,25}\\b(?:conferma|prenotazione)",
      "\\bnon (?:e|sono|risulta) (?:ancora )?(?:stat[aoie] )?(?:confermat|garantit|prenotat)",
      "\\b(?:in attesa|attendiamo|aspettiamo)\\b[^.;!?]{0,20}\\b(?:di |della |dell'|la |una )?(?:conferma|risposta|riscontro)",
      "\\b(?:prenotazione|soggiorno|camer[ae]|cabin[ae]|vol[io]|richiesta|servizi?o?|post[io])\\b[^.;!?]{0,60}\\b(?:e|sono|resta|restano|rimane|risulta)(?: ancora| attualmente| al momento)* (?:su |in )(?:richiesta|attesa|sospeso|lista d'?i? ?attesa)\\b",
      "\\b(?:in|nella|sulla) (?:nostra )?lista d'?i? ?attesa\\b",
      "\\babbiamo (?:richiesto|chiesto)\\b[^.;!?]{0,60}\\b(?:all'hotel|alla struttura|disponibilita|conferma|al fornitore)",
    ],
    option: [
      "\\b(?:blocco|bloccaggio)\\b[^.;!?]{0,60}\\b(?:fino|scade|scadenza|valid[ao])",
      "\\b(?:opzione|opzionat[aoie]|teniamo|tenut[aoie]|bloccat[aoie]|trattenut[aoie]|pre-?prenotat[aoie]|riservat[aoie])\\b[^.;!?]{0,90}\\b(?:fino al?|valida|scade|scadenza|entro|senza impegno|provvisoriamente)\\b(?! (?:le \\d{1,2}|ore|vostro arrivo))",
      "\\b(?:data|scadenza|termine|limite) (?:di |dell'|della vostra )?opzione\\b",
      "\\b(?:in|sotto|vostra|questa|come|un') ?opzione\\b(?! (?:di |per|a |da ))",
      "\\bopzione (?:fino|valida|scade|entro|con scadenza)",
      "\\bopzionat[aoie]\\b",
      "\\b(?:pre-?prenotazione|prenotazione provvisoria|provvisoriamente)\\b",
    ],
    quoted: [
      "\\b(?:nessun[ao]?|nulla|niente|non abbiamo)\\b[^.:,;!?]{0,40}\\b(?:prenotat|bloccat|opzionat|riservat|effettuat)[aoie]",
      "\\b(?:quest[ao]|nostr[ao]|vostr[ao]|il presente|la presente)(?: \\w+)? (?:preventivo|offerta|proposta|quotazione)\\b[^.;!?]{0,50}\\b(?:valid[ao]|scade|senza impegno|non vincolante|soggett[ao])",
      "\\b(?:preventivo|offerta|proposta|quotazione) (?:e )?(?:valid[ao]|senza impegno|non vincolante)",
      "\\b(?:accettare|confermare) (?:quest[ao]|il|la|l'|nostr[ao])\\s?(?:preventivo|offerta|proposta|quotazione)",
    ],
    declined: [
      "\\b(?:risulta|risultano|e|sono) (?:purtroppo )?gia (?:occupat|affittat|impegnat|vendut|stat[ao] affittat)|\\bnon possiamo dar(?:e)? (?:seguito|corso)",
      "\\b(?:banca|emittente)\\b[^.;!?]{0,40}\\b(?:rifiutat|respint|negat|non ha autorizzat)",
      "\\b(?:pagamento|carta|transazione|addebito|acconto)\\b[^.;!?]{0,60}\\b(?:rifiutat|respint|fallit|negat|non (?:e |e stat[ao] )?(?:riuscit|accettat|autorizzat|andat|stato possibile))",
      "\\b(?:prenotazione|richiesta)\\b[^.;!?]{0,50}\\b(?:e stata|e) (?:[a-z]+ )?(?:rifiutat|respint)",
    ],
  },
  plain: {
    confirmed: ["\\bgrazie per (?:la |aver )?(?:vostra |sua )?(?:prenotazione|ordine|prenotato)\\b"],
    requested: [
      "\\b(?:ricevuto|registrato|inoltrato|preso in carico)\\b[^.;!?]{0,30}\\brichiesta\\b",
      "\\brichiesta\\b[^.;!?]{0,40}\\b(?:ricevuta|registrata|inoltrata|in (?:corso|lavorazione))",
      "\\bgrazie per la (?:vostra |sua )?richiesta\\b",
      "\\b(?:confermeremo|faremo sapere|risponderemo|ricontatteremo|aggiorneremo)\\b[^.;!?]{0,60}\\b(?:appena|non appena|entro|al piu presto|a breve)",
    ],
    option: ["\\b(?:verra|sara|saranno|verranno) (?:automaticamente )?(?:rilasciat|liberat|svincolat)"],
    quoted: [
      "\\b(?:allegat[ao]|alleghiamo|inviamo|trovate|trova|lieti|piacere|sottoporre|seguito|di seguito|ecco|trasmettiamo)\\b[^.;!?]{0,70}\\b(?:preventivo|offerta|proposta|quotazione)\\b",
      "\\b(?:possiamo|potremmo|lieti di|piacere di) (?:offrire|offrirvi|offrirle|proporre|proporvi|proporle)\\b|\\b(?:vi|le) (?:offriamo|proponiamo)\\b",
      "\\b(?:se|qualora) (?:desidera|desiderate|volete|vuole|interessat)[a-z]*\\b[^.;!?]{0,30}\\b(?:prenotare|confermare|procedere)",
    ],
    declined: [
      "\\bnon (?:ha|hanno|c'e|ci sono) (?:piu )?(?:camere|posti|disponibilita|cabine)\\b|\\bnessuna disponibilita",
      "\\b(?:purtroppo|spiacenti|ci dispiace|siamo dolenti)\\b[^.;!?]{0,130}\\b(?:al complet[oi]|complet[oi]|esaurit[aoie]|non (?:e |sono |ci sono |abbiamo )?(?:piu )?(?:disponibil|possiamo|possibile|camere|post)|rifiutat)",
      "\\b(?:hotel|struttura|camere?|cabine?|crociera|tour|voli?o?|date?|partenza|nave)\\b[^.;!?]{0,60}\\b(?:e|sono|risulta) (?:[a-z]+ )?(?:al complet[oi]|esaurit[aoie])",
      "\\bnon (?:possiamo|siamo in grado|e possibile)\\b[^.;!?]{0,40}\\b(?:confermare|accettare|garantire)",
    ],
  },
  denied: [
    "\\b(?:non|nessun[ao]?|se|quando|una volta|appena|dopo|fino|prima|sara|saranno|verra|per|vogliate|prego|attesa|ricevera|riceverete|provvisori[ao](?:mente)?|ancora)\\b[^.;!?]{0,50}$",
  ],
  conditional: [
    "\\b(?:se|qualora|in caso|quando|puo|possono|potrebbe|salvo|originariamente|precedente)\\b[^.;!?]{0,100}$",
  ],
  references: [
    "\\b(?:come|come da|secondo|in seguito a|facendo seguito a|a seguito d) ?(?:la |il |vostra |vostro |alla |al |ella |el )*(?:richiest[ao]|preventivo|offerta|proposta)\\b",
  ],
  asides: [
    "\\b(?:(?:richieste?|esigenze|desideri) (?:particolari?|special[ei])|preferenz[ae]|note|upgrade|arrivo (?:tardivo|anticipato)|late|early|partenza posticipata|trasferiment[oi]|parcheggio|ristorante|cena|tavolo|spa|escursion[ei]|post[io] a sedere|past[io]|menu|comunicanti|lett[oi]|culla|animali|piano alto|extra|opzional[ei]|facoltativ[aoie]|supplement[ioa]r?[ei]?)\\b",
  ],
  own: [
    "\\b(?:ancora|al momento|per ora|attualmente)\\b",
    "^(?:prenotazione|camera|cabina|hotel|volo|pratica)\\b",
    "\\b(?:quest[aoei]|vostr[aoe]|sua|suo|suoi|nulla|niente|nessun[ao]?)\\b",
    "\\b(?:la|il|lo|l'|l’|le due|tutti i|tutte le) ?(?:prenotazione|camera|suite|cabina|villa|casa|appartamento|hotel|struttura|soggiorno|viaggio|tour|crociera|volo|servizi|opzione|offerta|preventivo|richiesta|pratica|posto|pagamento|carta|cliente|gruppo)\\b",
  ],
};
