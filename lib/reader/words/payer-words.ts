const CLIENT =
  "(?:guests?|clients?|customers?|travell?ers?|passengers?|gaste?n?|kunden?|reisenden?|clients?|voyageurs?|huespedes|huesped|clientes?|pasajeros?|clienti?|ospit[ei]|viaggiator[ei]|klant(?:en)?|reizigers?|gasten|kunden|resenaren?|klient(?:i|em)?|host(?:e|em)?|zakaznik(?:em)?|hospedes?|passageiros?)";
const TWO =
  "(?:two|both|zwei|beide|deux|les deux|dos|ambos|due|entrambi|twee|beiden|tva|bada|begge|to|dva|dve|oba|dwie|dwoje|dois|duas)";
const PRICE_OF =
  "(?:price|cost|fare|preis|[a-z]*preis|prix|precio|prezzo|prijs|[a-z]*prijs|[a-z]*som|pris|cena|preco|total)";
const HERE =
  "(?:at|on|vor|sur|en|in|ter|op|pa|na|no|al|aux?|a)\\s(?:the\\s|la\\s|le\\s|l'|el\\s|il\\s|o\\s|a\\s)?(?:hotel|property|resort|counter|desk|check-?in|check-?out|checkin|checkout|arrival|ort|place|destino|destination|loco|struttura|plaatse|receptie|reception|rezeption|plats|miste|recepci|local)\\b";

/**
 * Phrases of folded labels about who pays a price, for how many people, and when, each with plain words such as "guest
 * price", "total" or "price payable".
 */
export const PAYER_PHRASES: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `^(?:[a-z]{2,6} ){0,2}${CLIENT} (?:(?:will|shall|then|have|has|to|za|se) ?){0,3}(?:pays?|pay|be charged|owes?|zahlt|zahlen|bezahlt|paie|paient|regle|reglent|paga|pagan|pagano|abona|abonan|betaalt|betalen|betalar|betaler|plati|zaplati|pagam?)\\b`,
    ),
    "guest price payable",
  ],
  [
    /^(?:you|your card|your account) (?:(?:will|shall|has|have) ){0,2}(?:be|been) (?:charged|billed|debited)\b/,
    "guest price payable",
  ],
  [
    new RegExp(
      `^(?:vom|von den|von ihren|durch den|durch die) ${CLIENT}\\b.{0,16}\\b(?:zu zahlen|zu bezahlen|zahlbar|zu begleichen)$|\\b(?:a regler|a payer|payable|to be paid|due|a pagar|a cobrar|a abonar|da pagare|te betalen|att betala|k uhrade|cobrado|zu zahlen) (?:by|par|por|pelos?|dal|dai|al|ao|aos|door|av|od) ?(?:de |den |the |your |vos |votre |le |la |les |los |el |su |sus |i |o |os |uw )*${CLIENT}$`,
    ),
    "guest price payable",
  ],
  [
    new RegExp(
      `(?<=\\b${PRICE_OF} )(?:for|fur|pour|para|per|voor|for|pro|for de|til|dla) (?:the )?${TWO}(?: ${CLIENT}| persons?| people| personen| personnes| personas| persone| personer)?$`,
    ),
    "total",
  ],
  [
    new RegExp(
      `^(?:due|payable|pay|to pay|to be paid|zu zahlen|zahlbar|a payer|a regler|a pagar|da pagare|te betalen|att betala|k uhrade|collect(?:ed)?) ${HERE}`,
    ),
    "price payable ",
  ],
  [
    /\bin (?:the )?local currency\b|\bin (?:der )?(?:landes|lokal)wahrung\b|\ben (?:moneda|monnaie|devise) locale?\b|\bin valuta locale\b|\bin lokale valuta\b|\bi lokal valuta\b|\bv mistni mene\b|\bem moeda local\b/,
    "",
  ],
  [
    /\b(?:after|nach|apres|despues de|dopo|na|efter|po|apos) (?:(?:the|all|allen|dem) )?(?:discounts?|rabatt(?:en)?|remise|reduction|descuento|sconto|korting|sleve|desconto)$/,
    "",
  ],
  [
    /\b(?:per|pro|je|par|por|za|a|pr|voor een|per een) (?:vehicle|car|coach|van|minivan|bus|boat|unit|fahrzeug|auto|wagen|vehicule|voiture|coche|vehiculo|furgoneta|veicolo|macchina|voertuig|wagen|bil|fordon|vozidlo|vuz|carro|viatura|veiculo)\b/,
    "per unit",
  ],
];
