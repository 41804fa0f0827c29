import { DATE_PHRASES } from "./date-phrases";
import { PAYER_PHRASES } from "./payer-words";
import { WITHOUT_COMMISSION } from "./sayings/net-sayings";
import { TAX_PHRASES } from "./tax-words";

/** "Cancellation of your booking LP-1" is about the booking's number; a "Cancellation number" is another one. */
const CANCELLING =
  /^\W*(?:[a-z]{1,3}[\s'’]+){0,2}(?:cancell?ation|stornierung|annulation|cancelacion|anulacion|cancelamento|annullamento|cancellazione|annulering|avbokning|avbestilling|zruseni|anulacja)\s(?:(?:of|der|des|du|de|del|della|di|da|van|av|af|dell|the|your|ihrer|la|su|votre|vostra|sua|uw|din|deres|vasi)\s)*(?=(?:booking|reservation|buchung|reservierung|reserva|prenotazione|boeking|reservering|bokning|bestilling|rezervace|rezerwacji|dossier|pedido|file)\b)/g;

/** "Commission on the retained amount" is a commission on the cancellation fee. */
const ON_KEPT =
  /\s(?:on|of|auf|sur|sobre|su|sul|sulla|van|over|pa|z|ze)\s(?:\w+\s){0,2}(?:retained|forfeited|withheld|cancel\w*|einbehalten\w*|storn\w*|retenue?s?|conservee?s?|annul\w*|anulac\w*|retenid[ao]s?|trattenut[aoie]|ingehouden|behallna?|zadrzen\w*)\b/g;

/** Folded labels for the name of a group that travels. */
export const GROUP_LABEL =
  /^(?:group|gruppen?|groeps?|grupp|groupe|grupo|gruppo|skupina|grupa|ryhma|csoport|группа|група|ομαδα|nom du groupe|nombre del grupo|nome (?:del )?gruppo|nome do grupo|nazwa grupy|nazev skupiny)[\s-]?(?:name|naam|namn|navn)?$/;

/** Phrases of folded labels with the known word that means the same, or with no word; applied in order. */
export const LABEL_PHRASES: readonly (readonly [RegExp, string])[] = [
  [/^(?:dont )?a votre profit\b|\b(?:producer|agent|agency|broker|adviso?r) compensation\b/g, "commission"],
  [WITHOUT_COMMISSION, " noncommissionable "],
  [/\bper un (?=(?:totale|importo)\b)/g, ""],
  // The change of a price or a commission is neither.
  [
    /^(?:change|difference|increase|decrease|reduction) (?:in|of) (?:the |your )?(?:price|commission|total|fare)s?$/g,
    "x",
  ],
  [
    /\b(?:your|ihre?[nr]?|votre|vos|sus?|vostr[oa]|suo|sua|uw|jouw|er|ert|din|ditt|deres|vase?|twoj\w*|panstwa|seu)\s(?:own|eigene[nrs]?|propre|propi[oa]|propri[oa]|eigen|egen|eget|egna|vlastni|wlasn\w+)\b/g,
    "agency",
  ],
  [
    /^(?:(?:re)?sold|retailed|powered|generated) by$|^(?:verkauft|vermittelt) (?:durch|von)$|^vendue? par$|^vendid[oa] por$|^vendut[oa] da$|^verkocht door$|^sald av$|^solgt a[vf]$|^prodava(?:jici)?$|^sprzedane przez$|^(?:seller|verkaufer|vendeur|venditore|verkoper)$/g,
    "agency",
  ],
  ...DATE_PHRASES,
  [
    /^(?:(?:plan|gross|annual|your) )?(?:premium|(?:versicherungs)?pramie|verzekeringspremie|forsakringspremie|forsikringspr(?:a?e)mie)$/g,
    "insurance price",
  ],
  [/^haus$/g, "hotel"],
  [/ ?\/ ?[间間][夜数數]$/gu, ""],
  [/^lead booker\b/g, "lead guest"],
  [/ (?:on|for) (?:all|both) (?:tickets|bookings|services|vouchers)$/g, ""],
  [/^(?:party|reisegruppe)$/g, "persons"],
  [new RegExp(GROUP_LABEL, "g"), "guest name"],
  [
    /^(?:(?:group |room )?block|group|gruppen?|kontingent|groupe|allotement|grupo|bloqueo|cupo|gruppo|allotment|groeps?|grupp|skupina|grupa)[\s-]?(?:no|nr|number|nummer|id|ref|reference|code|n°|numero|c|kod)\.?$/g,
    "booking no",
  ],
  [
    /^(?:devis|quote|quotation|presupuesto|cotizacion|preventivo|orcamento|cotacao|kostenvoranschlag)$/g,
    "quote no",
  ],
  [
    /^(?:(?:booking|your|our|ihre|unsere|votre|su|vostra|uw|er|vasa?) )?(?:request|enquiry|inquiry|anfrage|demande|solicitud|richiesta|aanvraag|forfragan|foresporsel|foresporgsel|poptavka|zapytanie|solicitacao)(?: (?:no|nr|number|id|ref|reference))?\.?$/g,
    "booking no",
  ],
  [/^(?:query|anfrage|requete|consulta|richiesta)\s(?:no|nr|n|number|id)\b\.?$/g, "your ref"],
  [/^votre dossier$/g, "your ref"],
  [/^(?:your|uw|jouw|ihre?) (?:file|dossier|akte)(?: (?:no|nr|number|nummer|ref\w*))?\.?$/g, "your ref"],
  [/^ваш номер заявки$/g, "your ref"],
  [/(?<=\btotale?) \d{1,2} (?:pax|pers\p{L}*|adult\p{L}*|guests?)\b/gu, ""],
  [/^reisende\/r$|^reisende[rn]?\/-?in(?:nen)?$/g, "reisende"],
  [/^v(?:\s?\/|s\.)\s?(?=\p{L})/gu, "your "],
  [/^n(?:\s?\/|s\.)\s?(?=\p{L})/gu, "our "],
  [/^(?:unser|mein)e? (?:zeichen|az)\b/g, "our ref"],
  [/^(?:ihr|dein)e? (?:zeichen|az)\b/g, "your ref"],
  [
    /^(?:n\.?\s?[o°º]|no\.?|numero|num\.?) (?:de |del |do |di )?(?:servico|servicio|service|servizio)$/g,
    "booking no",
  ],
  [
    /(?<=\p{L}),\s\d{1,2}\s(?:persons|people|pax|adults|guests|passengers|travell?ers|personen|erwachsene|gaste|personnes|adultes|personas|adultos|persone|adulti|volwassenen|vuxna|voksne|personer|osob|osoby|pessoas)$/gu,
    "",
  ],
  [/e[\s-]mail/g, "email"],
  [/(?:sub|sous)[\s-]total/g, "subtotal"],
  [
    /(?<=^(?:balance|rest\w*|solde|saldo|doplat\w+|slutbetal\w+|final payment|deposit|received|paid|anzahlung|erhalten|bezahlt|eingegangen|acompte|recu|regle|paye|anticipo|recibido|pagado|acconto|ricevuto|pagato|sinal|recebido|pago|aanbetaling|ontvangen|betaald|mottage[tn]|betal[dt]|modtaget|mottatt|otrzyman\w|wplacon\w|zaplacon\w|uhrazen\w|zaplacen\w|prijat\w|zaloha|zaliczka|befizetve|achitat|primit|placeno|uplaceno|odendi|maksettu)\b[^\d]{0,30})\s\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\s*$/g,
    "",
  ],
  [/record locator/g, "locator"],
  [/\bbons? d[’' ]echange\b/g, "voucher"],
  [
    /^(?:provisional|tentative|provisorische?|vorlaufige?|provisoire|provisoria|provisional|provvisori[ao]|voorlopig[e]?|preliminar[at]?|forelobig[et]?|predbezn[aey]|wstepn[aey]|ideiglenes|provizori[eu]|ennakko) (?=(?:booking |reservation |buchungs?|reservierungs?)?(?:ref|no|nr|num|code|cod|rif|kod|c\.|n[°º]))/g,
    "option ",
  ],
  [
    /\b(?:booked for|reserved for|on behalf of|in the name of|under the name of|au nom de|auf den namen|a nombre de|a nome di|a nome de|em nome de|op naam van|i namnet|na jmeno|reservee? pour|reservad[oa] para|prenotat[oa] per|(?:gebucht|reserviert) fur|geboekt voor|bokad for|foglalo neve|rezervasyon sahibi)\b|на името на/g,
    "guest name",
  ],
  [
    /\b(?:travell?ing with|also travell?ing|accompanied by|accompagnee? (?:de|par)|begleitet von|in begleitung von|samen met|tillsammans med|sammen med|spolu s|wraz z|insieme a|acompanad[oa] (?:de|por)|junto com)\b/g,
    "guest",
  ],
  [
    /\b(?:villa|chalet|lodge|unit|accommodation|unterkunfts?|boende|accommodatie) ?(?:type|category|typ|art|kategorie)\b/g,
    "room type",
  ],
  [
    /^(?:attn?|attention|att|zhd|z\.? ?h(?:an)?d\.?(?: von)?|zu handen(?: von)?|a l'attention (?:de|du)|a la atencion de|all'attenzione d[ie]l?|alla cortese attenzione(?: d[ie]l?)?|c\.a\.|t\.?a\.?v\.?|ter attentie van|k rukam|do rak|aos cuidados de|a\/c)[.:]?$/g,
    "agent",
  ],
  [
    /^(?:booked|reserved|arranged|made) by(?= |$)|^(?:gebucht|reserviert) (?:von|durch)(?= |$)|^reservee? par(?= |$)|^(?:reservad[oa]|prenotat[oa]|geboekt|bokad|bestilt|bestalld) (?:por|da|door|av|af)(?= |$)|^(?:rezervoval[ay]?|zarezerwowane przez)(?= |$)/g,
    "agent",
  ],
  [
    /^how many(?: (?:of you|are you|of us|people|guests|travell?ers|adults|in (?:the |your )?party))?$|^wie viele(?: (?:personen|gaste|sind sie|reisende))?$|^combien(?: (?:de personnes|de voyageurs|etes-vous))?$|^cuant[oa]s(?: (?:personas|sois|son|huespedes))?$|^quant[ie](?: (?:persone|siete|ospiti))?$|^hoeveel(?: (?:personen|gasten))?$|^hur manga(?: (?:personer|gaster))?$|^hvor mange(?: (?:personer|gjester|gaester))?$|^quant[oa]s(?: pessoas)?$|^kolik (?:osob|vas)$/g,
    "persons",
  ],
  [
    /^(?:who(?:['’]s| is)? (?:is )?(?:travell?ing|going|coming|staying)|wer reist(?: mit)?|qui voyage|quien(?:es)? viajan?|chi viaggia|wie (?:reist|gaat) er mee|vem reser|hvem rejser|hvem reiser|kdo jede|kto jedzie|quem viaja)$/g,
    "guests",
  ],
  [/^(?:(?:cabin|stateroom|room) )?grade$/g, "cabin type"],
  [/^(?:staying|sleeping|accommodated) in$|^(?:untergebracht|ubernachtung) im?n?$/g, "room"],
  [
    /^(?:(?:group|party) leader|gruppenleit(?:er|ung|erin)|(?:chef|responsable) (?:de|du) groupe|(?:jefe|responsable) (?:de|del) grupo|capo ?gruppo|groepsleider|gruppledare|gruppeleder|lider (?:de|do) grupo|vedouci skupiny|kierownik grupy)$/g,
    "lead guest",
  ],
  [
    /\b(?:for|fur|pour|para|per|voor|pro)\s\d{1,2}\s(?:persons|people|pax|adults|guests|travell?ers|personen|erwachsene|gaste|personnes|adultes|personas|persone|adulti|personer|osob|pessoas)\b/g,
    "total",
  ],
  [/(?:party|group) size/g, "persons"],
  [
    /\b(?:non|not|nicht|niet|no|nao|ikke|ej|hors|ej)[\s-](?:comm(?:iss?ion\w*)?|provision\w*|provisie\w*|provisjon\w*|comision\w*|comission\w*|commissie\w*|provvigion\w*)\b|\bnccf?\b|\bncf\b/g,
    "noncommissionable",
  ],
  [
    /(?<=\b(?:comm|commissions?|commissione|comision|comissao|commissie|provision|provvigione|provize|provisie|provisjon|prowizja|courtage|kommission)\b.{0,24}?\s)(?:pct|percent|prozent)?\s*(?:of|on|auf|von|vom|sur|de|du|della|del|su|sul|sulla|sobre|s\/|op|van|over|pa|paa|af|av|z|ze|da|do)\s(?:the\s|la\s|le\s|il\s|el\s|o\s|a\s)?(?:base|basis|grund|grundpreis|basisprijs|baspris|grundpris|basispris|zaklad|podstaw|fare|fares|tarif|tarifa|tariffa)\w*.*$/g,
    "",
  ],
  [
    /\b(?:vat|gst|hst|igv|itbis|mwst|ust|mehrwertsteuer|tva|iva|btw|moms|mva|dph|alv|afa|pdv|tax|taxes|steuern?|taxes|impuestos)\.?(?: \d+ ?%)? (?:is |are |ist )?(?:included|incl\.?|enthalten|inclus[aeo]?s?|incluid[ao]s?|compris[ae]s?|inbegrepen|inkluderat|ingar) (?:in|im|dans|en|nel|i|no|na)\b.*$/g,
    "tax",
  ],
  [
    /^(?:of which|thereof|davon|darin|dont|di cui|de los cuales|waarvan|varav|heraf|herav|w tym|z toho|dos quais)\b(?!.*(?:pro[vw]i[sz]|komm?is|commis|comis|provvig|courtage)).*$/g,
    "tax",
  ],
  [
    /\b(?:booking|reservation|order|file|trip|holiday|contract|agreement) (?:value|amount|price|total|sum)\b|\bvalue of (?:the |this |your )?(?:booking|reservation|order|trip|holiday|contract|agreement)\b/g,
    "total price",
  ],
  [
    /\b(?:buchungs(?:wert|betrag|summe)|montant (?:de la |du )?(?:reservation|dossier)|importe (?:de la )?reserva|importo (?:della )?prenotazione|(?:boekings|contract)(?:bedrag|som|waarde)|(?:boknings|avtals|bokat |bokad )(?:belopp|varde|summa)|(?:auftrags|vertrags)(?:wert|betrag|summe)|(?:montant|valeur) du contrat|(?:importe|valor) del contrato|(?:importo|valore) del contratto|valor do contrato|(?:wartosc|kwota|cena|suma) (?:rezerwacji|umowy|imprezy|zamowienia|wycieczki)|(?:hodnota|cena|castka) (?:rezervace|smlouvy|zajezdu|objednavky)|(?:hodnota|cena|suma) (?:rezervacie|zmluvy|zajazdu|objednavky))\b/g,
    "total price",
  ],
  [
    /(?<=(?:comm|provi[sz]|comis|courtage|prowiz)\p{L}*.{0,20}\s)(?:excl?(?:uding)?|exkl|without|ohne|hors|sans|sin|senza|zonder|utan|uden|uten|bez|sem)\.? (?:the )?(?:tips?|gratuit\w+|trinkgeld\w*|pourboires?|propinas?|mance|fooien|dricks|drikkepenge|spropitn\w+|napiwk\w+|gorjetas?|extras?|flights?|fluge?|vols?|vuelos?|voli)$/gu,
    "",
  ],
  [/\b(?:oorspronkelijke|totale|gehele) som\b/g, "total price"],
  [
    /\b(?:sto|trade|industry|reseller|handlerrabatt|wiederverkaufsrabatt|remise (?:professionnelle|confrere|revendeur)|descuento (?:comercial|profesional)|sconto (?:commerciale|rivenditore)|handelskorting|aterforsaljarrabatt|forhandlerrabat|obchodni sleva|rabat handlowy|desconto comercial)(?: (?:discount|reduction))?(?<!sto|trade|industry|reseller)/g,
    "agency discount",
  ],
  [
    /\byou(?:['’]ve| have|['’]ll| will)? (?:earn(?:ed)?|keep|retain|make)\b|\byour (?:agency )?earnings?\b|\bsie (?:behalten|verdienen)\b|\bvous (?:gardez|conservez|gagnez)\b|\busted(?:es)? ganan?\b|\buw verdienste\b/g,
    "commission",
  ],
  [
    /(?<=\p{L},? )(?:after|less|minus|net of|nach(?: abzug)?(?: der| von)?|abzuglich(?: der)?|apres(?: deduction)?(?: de)?(?: la| votre)?|deduction faite de la|tras|descontada la|al netto della|dedotta la|na aftrek van|efter|etter|po odecteni|po odliczeniu) (?:commissions?|provision|commissione|provvigione|comision|comissao|commissie|provisie|provisjon|provize|prowizji|kommission)\b/gu,
    "net",
  ],
  [
    /\b(?:price|fare|rate) charged\b|\bberechneter preis\b|\bprix (?:facture|applique)\b|\bprecio (?:cobrado|aplicado)\b|\bprezzo (?:applicato|addebitato)\b|\bberekende prijs\b/g,
    "total price",
  ],
  [
    /\b(?:total|gesamt|summe|totaal|totale|totalt|celkem)\s\d{1,2}\s(?:psgrs?|psgs|pax|persons|people|adults|guests|passengers|travell?ers|personen|erwachsene|gaste|personnes|adultes|personas|pasajeros|persone|passeggeri|personer|osob|pessoas)(?=$| (?:ttc|incl|inkl))/g,
    "total price",
  ],
  [
    /^(?:variabil\w+ symbol|ocr(?:-?(?:nr|nummer|numret))?|kid(?:-?(?:nr|nummer))?|viitenumero|payment reference|zahlungsreferenz|betalingskenmerk|gestructureerde mededeling|communication structuree|kod platebni)\.?$/g,
    "customer no",
  ],
  [/^(?:su|tu|vuestro) expediente$|^(?:sua|vostra) pratica$/g, "your ref"],
  [
    /\b(?:i alt|i allt|alles zusammen|in summe|en tout|in tutto|en total|em tudo|al met al|alles bij elkaar|tutto insieme)\b/g,
    "total",
  ],
  [/\b(?:all up|all in(?= |$)|altogether|all told)/g, "total"],
  [
    /^(?:(?:votre )?dossier )?(?:suivie?|traitee?|geree?) par$|^(?:bearbeitet|betreut) (?:von|durch)$|^handled by$|^(?:atendid|gestionad|tramitad)[oa] por$|^(?:gestit|seguit)[oa] da$|^behandeld door$|^(?:behandlas|handlagd|handlaggs) av$|^(?:vyrizuje|vybavuje|prowadzi|rezerwowala?)$|^(?:osoba kontaktowa|kontaktni osoba|kontaktna osoba|kontakt osoba|kontaktna oseba|контактное лицо|контактна особа|лице за контакт|yhteyshenkilo|persona de contacto|pessoa de contacto|persoana de contact)$/g,
    "agent",
  ],
  [
    /^(?:an uns zu (?:zahlen|uberweisen)|uberweisungsbetrag|za doznaku|к перечислению|a nous (?:regler|verser|virer)|da versarci|a transferirnos|aan ons over te maken|att overfora till oss|do przelewu)$/g,
    "net price",
  ],
  [/(?:тип|категория|категорія) номера/g, "room type"],
  [
    /(?<=^.{3,30}) (?:em|in|en|a|pa|i|w|ve|zu|te|op) \d{1,2} (?:parcelas|instal?lments|payments|raten|mensualites|fois|cuotas|plazos|rate|termijnen|rater|avdrag|splatk\w*|ratach|taksit)(?: (?:de|of|zu|von|van|di|a|po) .*)?$/g,
    "",
  ],
  [/^entrada \((?:paga|recebida|quitada)\b.*$/g, "deposit"],
  [/tour operator/g, "touroperator"],
  [/^total[e]? (?:clients?|cliente|klant|kunde|klient)$/g, "guest price"],
  [/^com+\.(?= )/g, "commission"],
  [/^(?:numero|num\.?|n\.?o) da venda$|^case (?:number|no|ref\w*)\.?$/g, "booking no"],
  [/\b(?:charter|event|program(?:me)?|package) fee\b/g, "price"],
  [
    /\b(?:charter|boat|yacht|trek|expedition|voyage|retreat|course|itinerary) (?=(?:price|cost|charge)s?\b)/g,
    "stay ",
  ],
  [/\b(?:utazas|csomag|szallas|foglalas) ara\b/g, "total price"],
  [/\b(?:sales|contact|account|ticketing) ?persons?\b/g, "agent"],
  [/\bp\.\s?v\.\s?p\b\.?|\br\.\s?r\.\s?p\b\.?/g, "pvp"],
  [/\b(?:with us|hos oss|hos os|bei uns|chez nous|con nosotros|da noi|bij ons|u nas|connosco)\b/g, "our"],
  [
    /^\d{1,2} (?=(?:rooms?|suites?|cabins?|zimmer|chambres?|habitaci\w+|camer[ae]|kamers?|rum|quartos?|pokoj\w*|vaerels\w+)$)/g,
    "",
  ],
  [/\b(?:registered|staying|expected|principal) (?=guests?\b|travell?ers?\b|passengers?\b)/g, ""],
  [
    /(?<=\w),? (?:all |toutes |alle |tutte le |todos los )?(?:vat|gst|hst|mwst|ust|tva|iva|btw|moms|mva|dph|tax|taxes|steuern?|impuestos|tasse|taxe de sejour)\.? (?:and fees |et frais |und gebuhren )?(?:included|inclusive|inbegriffen|enthalten|inclus[aeo]?s?|incluid[ao]s?|compris[ae]?s?|inbegrepen|inkluderad[e]?|inkluderat|medregnet|inkl\.?)$/g,
    "",
  ],
  [
    /,? ?(?:(?:paid|charged|debited) )?(?:by|to|from|with|on)? ?(?:the |your )?(?:card|visa|mastercard|amex|karte|carte|tarjeta|carta|kaart|kort)s? (?:ending|ended|endend|finissant|terminad[ao]|no)\.? ?(?:in |auf |par |en |op )?[x*\d]{3,}/g,
    "",
  ],
  [CANCELLING, ""],
  [ON_KEPT, " cancellation"],
  ...TAX_PHRASES,
  ...PAYER_PHRASES,
  [/\bn[o°º]\s?\.?(?=\s|$)/g, "no"],
  [/(?<=[a-z]{4}\s)c\.?$/g, "no"],
  [/\b\d{1,2}\s(?:nights|nachte|nuits|noches|notti|nachten|natter|noci|noites)\b/g, "stay"],
];
