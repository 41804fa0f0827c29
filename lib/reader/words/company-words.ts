import { fold } from "./fold";
import { conceptsOf } from "./lexicon";

/** The department at the end of a company's name. */
export const DEPARTMENT =
  /(?:[\s,–-]+|(?<![\p{L}\d]))(?:reservations?(?: (?:team|desk|department|office))?|reservas|reservierungs?(?:abteilung|team)?|reservierungen|reception|rezeption|bookings?(?: (?:team|desk|confirmation))?|buchungs?(?:service|team)?|buchungen|customer (?:service|care|support)|kundenservice|service ?team|service|accounting|accounts?(?: (?:payable|department))?|buchhaltung|comptabilite|administratie|contabilidad|amministrazione|trade (?:team|support|sales)|sales(?: team)?|support|documents?|documentation|certificates?|vouchers?|bono|buono|bon d['’]échange|gutschein|poukaz|no-?reply|auto-?mail(?:er)?|mailer|robot|do not reply|notifications?|schedule changes?|info|office|operations?|ops|team|tickets?|ticketing|emissioni|biglietteria|emisiones|billetterie|confirmations?(?: d['’]\p{L}+)?|commissions?|agency (?:support|desk|services)|partner (?:support|services|desk)|prenotazioni|ufficio prenotazioni|booking|backoffice|back office|agent desk|travel trade|bokning(?:en|ar)?|rezervace|provize|finance|billing|admin(?:istration)?|polic(?:y|ies)|b2b|trade|agents?['’]? desk|(?:agent|agency|agencies|trade|travel agent) (?:desk|sales|services?|centre|center|relations|portal)|front (?:desk|office)|guest (?:services|relations)|concierge|expedientenservice|agenturservice|agenturen|vertrieb|service agences?|agences|service (?:clients?|r[ée]servations?|groupes)|r[ée]servations|agencias|atenci[oó]n (?:al cliente|a agencias)|central(?:e)? de r[ée]serva(?:tion)?s|central reservations?|zentral(?:e )?reservierung|zentrale|confirmaci[oó]n|agenzie|ufficio (?:booking|agenzie|gruppi)|reisagenten|reserveringen|klantenservice|boekingen|receptie|kundservice|kundtjänst|kundeservice|bestilling|booking(?:en)?|agent(?:ur)?service|rezerwacje|dział \p{L}+(?: \p{L}+)?|biuro obsługi|recepcja|oddělení \p{L}+|recepce|res|reservaciones|rezervasyon|operativo|operasyon|uffici?o operativo|obchodní odd\p{L}*|τμήμα \p{L}+|قسم الحجوزات)\s*$|(?:^\s*|(?<=[\p{L}\d]{2}\s?))(?:予約(?:係|センター|課)?|예약(?:실|팀|부|센터)|(?:预订|預訂|客服|销售|銷售)(?:部|中心))\s*$/iu;
/** The same before the name. */
export const PREFIX =
  /^(?:service (?:agences|r[ée]servations?)|reservations?|bookings?|team|info|the team at|service|noreply|no-reply|reservas|reception|rezervace|rezerwacje|prenotazioni|reservierung|reservierungen|buchung|r[ée]servations?|das team (?:von|vom|des)|ihr team (?:von|vom)|l['’]équipe|service (?:agences|réservations?)|ufficio (?:prenotazioni|booking)|central de reservas|reserveringen|bokning|booking team|customer service|reservaciones|rezervasyon|operativo)\s*(?:at|@|[-–|:]|from|von|de|da)?\s+/i;
/** "Hotel Rose via Booking Desk". */
export const VIA = /\s+(?:via|über|through|par|per)\s+.*$/i;
/** Legal forms of companies. */
export const LEGAL =
  /\b(?:GmbH(?: & Co\.? KG)?|AG|KG|Ltd\.?|Limited|LLC|Inc\.?|S\.?A\.?S?|S\.?L\.?U?|S\.?r\.?l\.?|S\.?p\.?A\.?|B\.?V\.?|N\.?V\.?|AB|A\/S|ApS|AS|Oy|s\.\s?r\.\s?o\.|a\.\s?s\.|Lda\.?|Pty(?:\.? Ltd\.?)?|PLC|plc|DAC|SARL|SE|Corp\.?|d\.\s?o\.\s?o\.?|d\.\s?d\.|[Kk]ft\.?|Zrt\.?|Nyrt\.?|Bt\.|Oyj|A\.?Ş\.?)(?=$|[\s,.|•·-])|(?<!\p{L})(?:Α\.?Ε\.?|Ε\.?Π\.?Ε\.?|Ι\.?Κ\.?Ε\.?|Ο\.Ε\.|ТОВ|ТзОВ|ООО|ОАО|ЗАО|ПАО|АО|ЕООД|ООД|ЕАД|АД|בע"מ|בע״מ|ذ\.م\.م|ش\.م\.م)(?=$|[\s,.|•·«"“-])/u;
/** Words in the names of travel companies. */
const COMPANY =
  /(?<![\p{L}\d])(?:\p{L}+(?:vakanties|reizen|reisen|rejser|ferien)|hotels?|hôtel|inn|resorts?|tours?|travels?|cruises?|cruceros|crociere|airlines?|airways|rentals?|rent a car|cars?|reisen|voyages|viajes|viaggi|vacations?|holidays|expeditions?|safaris?|insurance|versicherung|assurances?|seguros|transfers?|traslados|trasferimenti|transferts|excursion(?:e?s)|yachting|charters?|lodges?|villas?|riad|palace|suites|reizen|resor|cestovní|kreuzfahrten|croisières|kryssningar|rail|bahn|lines?|seas|dmc|incoming|journeys|adventures|residences|pension|posada|albergo|pousada|quinta|casa|camp|retreat|spa|guesthouse|verzekeringen|försäkring|pojišťovna|autohuur|autonoleggio|mietwagen|autovermietung|air|jet|ferries|rederi|gasthof|gasthaus|penzion|pensionat|auberge|herdade|locanda|agriturismo|relais|manor|cottages?|ryokan|parador|hostal|boutique|club|marina|transport|coaches|bus)(?![\p{L}\d])|(?<!\p{L})(?:(?:ال|لل)?(?:فندق|منتجع|سياحة|سفريات|سفر|طيران|رحلات)|ה?(?:מלון|תיירות|טיולים|נסיעות|אכסניית|תעופה))(?!\p{L})/iu;

/**
 * Whether a word is for a house in another script, or in a language that builds such words: "Ξενοδοχείο", "szálloda".
 * Short Latin words don't count, because "Park" may be a person's name.
 */
function isHouseWord(word: string): boolean {
  return (word.length > 5 || /\P{Script=Latin}/u.test(word)) && conceptsOf(fold(word)).includes("HOTEL");
}

/** Whether a name has words of travel companies, in any language. */
export function namesCompany(name: string): boolean {
  return COMPANY.test(name) || name.split(/[^\p{L}\p{M}]+/u).some(isHouseWord);
}
