import type { Product } from "@/lib/reader/payload.model";
import { EVENT } from "../dates/one-day/event-days";

const INSURES =
  /insur(?:ance|ed)|policy (?:number|no|#)|coverage|versicherung|assurance|poliza|seguros?(?: de)? viage[mn]s?|segurad[oa]s?|seguro de viaj|asegurad[oa]s|polizza(?! rc)|assicura|verzekering|forsakring|pojist|apolice|premium:/g;
const PRODUCT_WORDS: readonly (readonly [Product, RegExp])[] = [
  ["insurance", INSURES],
  [
    "cruise",
    /cruise|κρουαζιερ|круиз|croazier|risteily|\bkruvaziyer|peniche|(?:de|em|im)barque?(?:ment|o)\b|einschiff|stateroom|embark|debark|\bship\b|sail(?:s|ing|date)?\b|kreuzfahrt|kabine|croisiere|crucero|crociera|kryssning|plavb|cruzeiro|\bvoyage:|navire|rederij|\bm\/[sv]\b|\bmv [a-z]+|reederei/g,
  ],
  [
    "car",
    /rent(?:al)? ?a? ?car|car rental|car hire|\brentals? (?:one|two|\d|no|number|desk|days?|voucher|agreement|station)\b|\b(?:suv|car|compact|automatic|[a-z]+ [a-z\d-]+) or similar\b|\bvehicle\b|pick-?up|drop-?off|mietwagen|fahrzeug|anmietung|location de voiture|vehicule|alquiler de coche|vehiculo|conductor|autonoleggio|noleggio|veicolo|huurauto|autohuur|autoverhuur|huurwagen|voertuig|\bhoofdbestuurder|huurprijs per auto|mietpreis|biluthyrning|biludlejning|bilutleie|wypozyczal|autovuokraamo|arac kiralama|inchirieri auto|прокат|ενοικιασ|hyrbil|autopujcovna|pronajem vozu|aluguer de viaturas|\brac\b|suv\b/g,
  ],
  [
    "ferry",
    /(?<!\p{L})(?:ferr(?:y(?! (?:house|inn|hotel|cottage|lodge|road|lane|street))|ies|i(?:it|n)?)|fahr(?:e|schiffe?n?|uberfahrt|verbindung(?:en)?|ticket)|autofahren?|car-ferry|traversees?|traghett[oi]|transbordador(?:es)?|(?:auto)?veer(?:boot|boten|dienst)|overtocht|(?:bil)?farj\p{L}*|(?:bil)?ferg[ej]\p{L}*|faerge\p{L}*|(?:auto)?laut(?:ta|an|alla|at|toj\p{L}*)|prom(?:u|em|owy|owa|owe|y)?|trajekt\p{L}*|komp(?:jegy|jarat)\p{L}*|feribot\p{L}*|vapur\p{L}*|πλοι(?:ο|ου|α|ων)|ακτοπλο\p{L}*|φερι(?:μποτ)?|паром\p{L}*|пором\p{L}*|ферибот\p{L}*|מעבורת\p{L}*)(?!\p{L})|عبار[ةه]|フェリー|渡[轮輪]|페리/gu,
  ],
  [
    "rail",
    /\brail|\btrain\b|\bzug\b|\bbahn|wagen \d|\bsncf|\btgv\b|\bice \d|\btren\b|\btreno\b|\btrein\b|\btag\b(?=.{0,12}\d)|\bvlak|\bcomboio|coach \d+|\bstation\b|voiture \d+|carrozza \d+|\bcoche \d+|vagn \d+|\bgleis\b|platform/g,
  ],
  [
    "flight",
    /flight|\bucus|(?<![α-ω])πτηση|(?<![а-я])рейс|\bzbor(?:ul|uri)?\b|\bbilete(?:le)?\b|\((?!net|eur|usd|gbp|chf|aud|cad|sek|nok|dkk|czk|brl|zar|inc|vat|gst|tax|max|min|per|pax|adt|chd|inf|ttc|tva|iva|btw|moms|tbc|one|two)[a-z]{3}\)|\bpnr\b|airline|airways|\bflug|\bvols?\b(?! en)|vuelo|\bvolo\b|\bvoli\b|vlucht|\bflyg|\blet(?:u|enka|ecka|y)?\b(?=.{0,20}\d)|\bvoo\b|e-?ticket|\b[a-z][a-z\d] ?\d{2,4}\s+[a-z]{3} ?[-–/→] ?[a-z]{3}\b|boarding|\blotu\b|przelot|搭乗|便名|航班|항공|aeroport|airport|aerolinea|record locator/g,
  ],
  [
    "transfer",
    /\btransfer(?!able|red|ring)|трансфер|chauffeur|traslado|trasferimento|shuttle|\bpickup time|abholzeit|meet and greet|private driver/g,
  ],
  [
    "package",
    /reisepreis|reiseteilnehmer|reisebestatigung|pauschalreise|\bpackage\b|holiday package|forfait|\bpaquete\b|pacchetto|pakketreis|vliegvakantie|paketresa|charterresa|\bzajezd|pacote|flug \+ hotel|flight \+ hotel|hotel \+ flug/g,
  ],
  [
    "tour",
    /\bexperience\b|\bactivit(?:y|ies)\b|\bride\b|\btours?\b|rundreise|circuit|safari|(?<![a-z])turu\b|экскурси|εκδρομ|excursion|guided|escorted|circuito|\bgita\b|rondreis|rundresa|expedition|trek|\bdmc\b|day trip|lodges\b|rejse rundt|rundrejse|wycieczk|ツアー|투어|旅行代金|land services|journeys?\b|reiseleit/g,
  ],
  [
    "hotel",
    /hotel|\botel(?:i|de)?\b|\boda(?:si)?\b|konaklama|δωματι|ξενοδοχει|διαμον|καταλυμα|διανυκτερευσ|отел[ья]|гостини|проживани|ночей|\bcazare|\bnopti\b|\bhuone|majoit|\byota\b|unterkunft|ferien(?:park|haus|wohnung|anlage)|hebergement|alojamiento|alloggio|accommodatie|\bvilla\b|cottage|check-?in|check-?out|\brooms?\b|bungalow|\bnts\b|nights?\b|\binn\b|resort|zimmer|ubernacht|chambre|nuit(?:ee)?s?\b|habitacion|noches|camera\b|notti|\bkamer|nachten|\brum\b|\bnatter|\bpokoj|\bnoc[iey]?\b|quarto|noites|riad|lodge|guesthouse|pension\b|b&b|sejour|estancia|soggiorno|aufenthalt|verblijf|vistelse|auberge|hostal|posada|albergo|agriturismo|ubytovani|boende|check in|hospedagem|hospedaje|pousada|diarias?\b|\bstuga\b|\bvaerelse|\bhytte\b|noclegi?\b|\bnocy\b|宿泊|旅館|ホテル|فندق|غرف[ةه]|ליל(?:ה|ות)|מלון|חדר|チェックイン|酒店|入住|住宿|호텔|숙박|객실|체크인/g,
  ],
];
const WEIGHTS: Readonly<Partial<Record<Product, number>>> = {
  insurance: 2.2,
  cruise: 1.7,
  car: 1.5,
  rail: 1.2,
  ferry: 2.4,
  flight: 1.3,
  package: 2,
  transfer: 1.2,
  tour: 1.1,
  hotel: 1,
};

/** Words for a chauffeured transfer, which shares most of its words with car hire. */
const CHAUFFEURED = /\btransfers?\b|chauffeur|limousine|traslado|trasferimento|shuttle|meet (?:and|&) greet/;
const RENTED =
  /\brent|car hire|mietwagen|vermiet|anmiet|location de v|alquiler|noleggio|huurauto|autohuur|hyrbil|pujcovn|pronajem|aluguer|aluguel|per day|daily rate|\bdriver\b(?=\W+[a-z]+ [a-z]+)|mileage|insurance excess/;

/** Words for the ships that carry cars. */
const SHIPS =
  /(?<!\p{L})(?:ships?|vessel|sailings?|schiff\p{L}*|navires?|traversees?|buques?|barcos?|nav[ei]|schip|fartyg|skib|skip|laiva|statek|lod[ei]?|hajo|nav(?:a|io)|brod|gemi|πλοιο|кораб\p{L}*|судно)(?!\p{L})/u;

/** Airport words in an email about a car. */
const AIRPORT = /^(?:\([a-z]{3}\)|aeroport|airport)$/;

function wordsOf(product: Product, body: string): readonly string[] {
  return body.match(PRODUCT_WORDS.find(([one]) => one === product)?.[1] ?? /$^/g) ?? [];
}

/** Whether an email is about a car and mentions flying only by the airport at which the car is picked up. */
function isCarAtAirport(body: string): boolean {
  return wordsOf("car", body).length > 1 && wordsOf("flight", body).every((word) => AIRPORT.test(word));
}

/** Whether an email about a performance mentions flying only by its e-tickets. */
function isTicketOfEvent(body: string): boolean {
  return EVENT.test(body) && wordsOf("flight", body).every((word) => /^e-?ticket$/.test(word));
}

/** Returns how often the words of a product may count. The price and terms of any trip mention insurance, too. */
function mostIn(body: string, product: Product): number {
  return product === "insurance" && (body.match(INSURES)?.length ?? 0) < 3 ? 0 : 7;
}

/** Returns the product whose words the email uses most; the subject and the sender weigh more. */
export function productOf(subject: string, sender: string, body: string): Product | undefined {
  let best: Product | undefined;
  let most = 0.9;
  for (const [product, words] of PRODUCT_WORDS) {
    const count = (text: string, cap: number) => Math.min(cap, text.match(words)?.length ?? 0);
    const score =
      (count(body, mostIn(body, product)) + 2.5 * count(subject, 2) + 2.5 * count(sender, 1)) *
      (WEIGHTS[product] ?? 1);
    if (score > most) {
      best = product;
      most = score;
    }
  }
  return best === "flight" ? notFlown(body) : best === "car" ? notDriven(body) : best;
}

/** Returns what an email is about whose words are mostly of flights. */
function notFlown(body: string): Product | undefined {
  if (isCarAtAirport(body)) return notDriven(body);
  return isTicketOfEvent(body) ? undefined : "flight";
}

/** Returns what an email is about whose words are mostly of cars. */
function notDriven(body: string): Product {
  if (SHIPS.test(body)) return "ferry";
  return CHAUFFEURED.test(body) && !RENTED.test(body) ? "transfer" : "car";
}
