import type { StateWords } from "./state-words";

export const NL: StateWords = {
  status: [
    "(?:uw |huidige )?(?:boekings|reserverings|reis|aanvraag|dossier)?-?status(?: (?:van )?(?:de |uw )?(?:boeking|reservering|aanvraag))?",
  ],
  values: {
    confirmed: ["(?:her)?bevestigd", "(?:vast )?geboekt", "ok", "gegarandeerd", "definitief"],
    requested: [
      "(?:op |in |onder )?aanvraag",
      "aangevraagd",
      "in afwachting",
      "in behandeling",
      "(?:op (?:de )?)?wachtlijst",
      "(?:nog )?(?:niet |on)bevestigd",
      "nog te bevestigen",
      "openstaand",
    ],
    option: [
      "(?:in |op |onder )?optie(?!s)",
      "(?:in )?voorlopig",
      "geoptioneerd",
      "voorlopige? (?:boeking|reservering)",
      "vastgehouden",
    ],
    quoted: ["offerte", "aanbod", "aanbieding", "voorstel", "prijsopgave", "niet geboekt", "aangeboden"],
    declined: [
      "afgewezen",
      "geweigerd",
      "volgeboekt",
      "uitverkocht",
      "niet (?:beschikbaar|mogelijk|gelukt)",
      "mislukt",
      "vol",
    ],
    cancelled: ["geannuleerd"],
  },
  names: {
    confirmed: [
      "\\b(?:boekings|reserverings|reis|order)?bevestiging\\b",
      "(?<!niet |nog niet )\\bbevestigd\\b",
    ],
    requested: [
      "\\b(?:boekings|reserverings|reis|groeps)?aanvraag\\b",
      "\\bop aanvraag\\b",
      "\\bwachtlijst",
      "\\b(?:niet |nog niet |on)bevestigd",
      "\\bin afwachting van",
    ],
    option: [
      "\\b(?:in )?optie\\b(?!s)",
      "\\boptie(?:boeking|bevestiging|nummer|datum)",
      "\\bvoorlopige (?:boeking|reservering)",
    ],
    quoted: [
      "\\b[a-z]*offerte\\b",
      "\\bprijsopgave\\b",
      "\\breisvoorstel\\b",
      "\\bvoorstel\\b",
      "\\b(?:ons|uw|een) aanbod\\b",
      "\\buitnodiging\\b(?! (?:om|voor) (?:online|in te check|uw (?:reis|ver)|te (?:betalen|beoordelen)|het inchecken|online))",
    ],
    declined: [
      "\\b(?:betaling|kaart|boeking|reservering|aanvraag|incasso)\\b[^.;!?]{0,40}\\b(?:geweigerd|afgewezen|mislukt|niet (?:gelukt|geaccepteerd))",
      "\\b(?:mislukte|geweigerde) (?:betaling|boeking)",
      "\\bvolgeboekt\\b",
      "\\buitverkocht\\b",
      "\\bniet (?:meer )?beschikbaar",
    ],
  },
  turned: [
    "\\b(?:optie|offerte|aanbod|voorstel|[a-z]*aanvraag|wachtlijst|voorlopige (?:boeking|reservering))\\b(?! ontvangen)[^.;!?]{0,70}\\b(?:(?:is|zijn|werd|hierbij|nu) (?:[a-z]+ ){0,2}(?:bevestigd|geaccepteerd|goedgekeurd|omgezet|geboekt)|omgezet|definitief (?:geboekt|gemaakt))",
    "\\b(?:optie|offerte|aanvraag)(?: \\S*\\d\\S*)? (?:bevestigd|geaccepteerd|goedgekeurd)",
  ],
  firm: {
    confirmed: [
      "\\b(?:hotel|lodge|accommodatie|leverancier|rederij|eigenaar|airline) heeft (?:zojuist |nu )?(?:[a-z]+ ){0,2}bevestigd\\b",
      "\\b(?:boeking|reservering) is (?:nu |hiermee )?definitief\\b",
      "\\b(?:boeking|reservering|verblijf|reis|kamers?|hutt?(?:en)?|plaats(?:en)?|vluchte?n?|tickets?|dossier|diensten|huurauto|auto|transfer|cruise|alles|bestelling|polis|vakantie|stoelen)\\b[^.;!?]{0,60}\\b(?:is|zijn|werd|staat|wordt hierbij)\\b[^.;!?]{0,30}\\b(?:(?:her)?bevestigd|vastgelegd|gegarandeerd|geboekt|gereserveerd)\\b(?! (?:zodra|na))",
      "\\b(?:bevestigen|bevestig)\\b(?! (?:of|voor|dat u))(?![^.;!?]{0,70}\\b(?:ontvangst|ontvangen|offerte|aanbod|optie|aanvraag|beschikbaarheid|prijzen|zodra|of\\b))",
      "\\bwij hebben\\b[^.;!?]{0,80}\\b(?:geboekt|gereserveerd|vastgelegd|bevestigd)\\b",
      "\\b(?:boekings|reserverings|reis)bevestiging\\b",
    ],
    requested: [
      "\\b(?:heb|hebben)\\b[^.;!?]{0,20}\\b(?:het|de|onze) (?:hotel|lodge|accommodatie|leverancier|rederij|eigenaar|airline)\\b[^.;!?]{0,30}\\b(?:gevraagd|benaderd|gecontacteerd)",
      "\\b(?:dit|deze (?:e-?mail|mail))\\b[^.;!?]{0,20}\\b(?:is|geldt|vormt)\\b[^.;!?]{0,20}\\b(?:geen|niet|nog geen)\\b[^.;!?]{0,25}\\b(?:bevestiging|boeking|boekingsbevestiging|reservering)",
      "\\b(?:nog|momenteel|vooralsnog) niet (?:[a-z]+ )?(?:bevestigd|geboekt|definitief|gegarandeerd)",
      "\\b(?:is|zijn) (?:nog )?niet bevestigd",
      "\\b(?:in afwachting|wachten|wacht)\\b[^.;!?]{0,20}\\b(?:van|op)\\b (?:de |een |het )?(?:[a-z]+ )?(?:bevestiging|antwoord|reactie|terugkoppeling)",
      "\\b(?:boeking|reservering|kamers?|hut|vlucht|diensten|plaatsen|verblijf|reis)\\b[^.;!?]{0,60}\\b(?:is|zijn|staat|staan|blijft)\\b[^.;!?]{0,25}\\b(?:op aanvraag|aangevraagd|in aanvraag|op (?:de |een )?wachtlijst|in behandeling)",
      "\\bop (?:de |onze |een )?wachtlijst\\b",
      "\\b(?:hebben|is)\\b[^.;!?]{0,60}\\bbij (?:het|de)\\b[^.;!?]{0,40}\\baangevraagd\\b",
    ],
    option: [
      "\\bblokkering\\b[^.;!?]{0,60}\\b(?:tot|vervalt|geldig)",
      "\\b(?:optie|vastgehouden|houden|gereserveerd|geblokkeerd|voorlopig|gehouden)\\b[^.;!?]{0,90}\\b(?:tot(?: en met)?|geldig|vervalt|verloopt|vrijblijvend|loopt)\\b(?! (?:\\d{1,2}(?:[:.]\\d\\d)? ?uur|aankomst|slot))",
      "\\boptie(?:datum|termijn|nummer|boeking|bevestiging)|\\b(?:einddatum|vervaldatum|afloop) (?:van de )?optie",
      "\\b(?:in|op|uw|deze|een|als) optie\\b(?! (?:om|voor|tot|kunt|is))",
      "\\boptie (?:tot|geldig|vervalt|verloopt|loopt|t\\/m)",
      "\\bvoorlopig(?:e)? (?:geboekt|gereserveerd|boeking|reservering|vastgelegd)",
      "\\btot [^.;!?]{0,40}\\b(?:in optie|vastgehouden|voor u gehouden)",
      "\\b(?:stoelen|plaatsen|kamers?|hut(?:ten)?|suites?|bedden|tickets)\\b[^.;!?]{0,20}\\bblij(?:ft|ven)\\b[^.;!?]{0,30}\\b(?:staan|gereserveerd|vastgehouden|geblokkeerd)\\b[^.;!?]{0,20}(?:\\btot\\b|\\bt\\/m\\b)(?! (?:\\d{1,2}(?:[:.]\\d\\d)? ?uur|aankomst|slot|uw ))",
    ],
    quoted: [
      "\\b(?:niets|geen (?:kamers?|plaatsen|boeking|reservering|diensten|vluchten|hutten))\\b[^.:,;!?]{0,40}\\b(?:geboekt|gereserveerd|vastgelegd|vastgehouden|gemaakt)",
      "\\b(?:deze|onze|dit|uw|ons|bijgaande)(?: \\w+)? (?:offerte|aanbod|voorstel|prijsopgave)\\b[^.;!?]{0,50}\\b(?:geldig|vrijblijvend|vervalt|onder voorbehoud)",
      "\\b(?:offerte|aanbod|voorstel|prijsopgave) (?:is )?(?:geldig|vrijblijvend)",
      "\\bvrijblijvende? (?:offerte|aanbod|voorstel|prijsopgave)",
    ],
    declined: [
      "\\b(?:is|zijn) (?:helaas )?(?:al|reeds) (?:bezet|verhuurd|vergeven|verkocht)",
      "\\bbank\\b[^.;!?]{0,40}\\b(?:geweigerd|afgewezen|niet goedgekeurd)",
      "\\b(?:betaling|kaart|creditcard|transactie|incasso|aanbetaling)\\b[^.;!?]{0,60}\\b(?:geweigerd|afgewezen|mislukt|niet (?:gelukt|geaccepteerd|verwerkt|geslaagd|gelukt))",
      "\\b(?:boeking|reservering|aanvraag)\\b[^.;!?]{0,50}\\b(?:is|werd) (?:[a-z]+ )?(?:geweigerd|afgewezen)",
    ],
  },
  plain: {
    confirmed: ["\\b(?:bedankt|dank) (?:u )?voor (?:uw|je|de) (?:boeking|reservering|bestelling)\\b"],
    requested: [
      "\\b(?:aanvraag|verzoek)\\b[^.;!?]{0,40}\\b(?:ontvangen|doorgestuurd|doorgezet|in behandeling)",
      "\\bontvangen\\b[^.;!?]{0,30}\\baanvraag\\b",
      "\\b(?:bedankt|dank) (?:u )?voor (?:uw|je) [a-z]*aanvraag\\b",
      "\\b(?:laten|bevestigen|berichten|komen|nemen)\\b[^.;!?]{0,40}\\b(?:zodra|binnen \\d|zo spoedig)",
    ],
    option: ["\\b(?:vervalt|komt) (?:automatisch|te vervallen|vrij)"],
    quoted: [
      "\\b(?:bijgaand|hierbij|graag|treft|vindt|ontvangt|sturen|zenden|onze|onderstaand)\\b[^.;!?]{0,60}\\b(?:offerte|prijsopgave|reisvoorstel|aanbod|voorstel)\\b",
      "\\b(?:kunnen|bieden) (?:wij )?u\\b[^.;!?]{0,40}\\b(?:aanbieden|aan)\\b",
      "\\b(?:als|indien|wanneer) u\\b[^.;!?]{0,40}\\b(?:wilt|wenst)[^.;!?]{0,20}\\b(?:boeken|reserveren)",
    ],
    declined: [
      "\\b(?:heeft|hebben|is er|zijn er|er is) (?:helaas )?geen (?:kamers?|plaats(?:en)?|beschikbaarheid|hutten)\\b",
      "\\b(?:helaas|spijt|jammer)\\b[^.;!?]{0,130}\\b(?:volgeboekt|uitverkocht|niet (?:meer )?(?:beschikbaar|mogelijk|bevestigen|aanbieden)|geen (?:kamers|plaatsen|beschikbaarheid|hutten)|vol\\b|geweigerd)",
      "\\b(?:hotel|kamers?|hutt?(?:en)?|cruise|reis|vlucht|data|vertrek|schip|accommodatie)\\b[^.;!?]{0,60}\\b(?:is|zijn) (?:[a-z]+ )?(?:volgeboekt|uitverkocht)",
      "\\bkunnen\\b[^.;!?]{0,50}\\bniet (?:bevestigen|accepteren)",
    ],
  },
  denied: [
    "\\b(?:niet|nog|geen|als|indien|zodra|wanneer|na|tot|wordt|worden|zal|zullen|gelieve|om|voordat|of|ontvangt|voorlopig|afwachting|moet|dient)\\b[^.;!?]{0,50}$",
  ],
  conditional: [
    "\\b(?:als|indien|mocht|zodra|wanneer|kan|kunnen worden|tenzij|oorspronkelijk)\\b[^.;!?]{0,100}$",
  ],
  references: [
    "\\b(?:zoals|conform|volgens|naar aanleiding van|op basis van) (?:uw |de |onze |het )?(?:aangevraagd|aanvraag|offerte|aanbod|voorstel|verzoek)\\b",
  ],
  asides: [
    "\\b(?:[a-z]*wens(?:en)?|voorkeur(?:en)?|opmerking(?:en)?|upgrade|vroege? (?:aankomst|check)|late (?:aankomst|check)|transfers?|parkeerplaats|parkeren|restaurant|diner|tafel|spa|excursies?|zitplaats(?:en)?|stoel(?:en)?|maaltijd(?:en)?|bedden|kinderbed|huisdier(?:en)?|verdieping|extra'?s?|optionele?|aanvullende|fietsen)\\b",
  ],
  own: [
    "\\b(?:nog (?:steeds|niet|geen)|momenteel|vooralsnog)\\b",
    "^(?:boeking|reservering|kamer|hut|hotel|vlucht)\\b",
    "\\b(?:deze|dit|uw|jullie|jouw|je|het is|niets|nog geen)\\b",
    "\\b(?:de|het|beide|alle|geen) (?:boeking|reservering|kamers?|suite|hut|villa|huis|appartement|hotel|verblijf|reis|rondreis|cruise|vlucht|diensten|optie|offerte|aanvraag|plaats|betaling|kaart|klant|groep)\\b",
  ],
};
