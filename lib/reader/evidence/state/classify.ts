import type { EmailType } from "@/lib/reader/payload.model";
import { KIND_WORDS } from "@/lib/reader/words/kind-words";
import { phrasePattern } from "@/lib/reader/words/sayings/phrase-pattern";
import LETTERS from "../../words/sayings/letter-sayings.json" with { type: "json" };
import TERMS from "../../words/sayings/terms-sayings.json" with { type: "json" };

const LATIN_AND_EASTERN: readonly (readonly [EmailType, RegExp])[] = [
  [
    "commission_statement",
    /commission (?:statement|remittance|report|payment advice|summary)|remittance advice|commission remittance|statement of commissions?|provisionsabrechnung|provisionsgutschrift|(?:releve|decompte) (?:de|des) commissions?|bordereau de commissions?|liquidacion de comisiones|extracto de comisiones|estratto conto provvigioni|(?:rendiconto|riepilogo) (?:delle )?(?:commissioni|provvigioni)|(?:commissie|provisie)[- ]?(?:afrekening|overzicht|specificatie)|provisionsavrakning|provisionsredovisning|vyuctovani proviz[ei]|prehled provizi|extrato de comissoes|mapa de comissoes|zestawienie prowizji|rozliczenie prowizji|provisionsopgorelse|provisions?afregning|provisjonsoppgjor|liquidazione (?:delle )?provvigioni|decont de comisioane|jutalekelszamolas|obracun provizije|komisyon (?:ekstresi|dokumu)|手数料(?:支払)?(?:明細|のお支払|精算|計算書|通知)|佣金(?:结算|結算|对账|對帳|明细|明細)|수수료 ?(?:정산|명세)|commission paid to you|commissions payable for/,
  ],
  [
    "cancellation",
    /cancell?ed\b|cancell?ation (?:confirm|notice|of|invoice|advice|note\b|receipt|acknowledg|credit)|storno(?:rechnung|gutschrift|beleg|faktura)|stornierungsrechnung|(?:facture|avoir|accuse) d'annulation|(?:factura|aviso) de (?:cancelacion|anulacion)|(?:fattura|avviso) di (?:annullamento|cancellazione)|annulerings(?:factuur|nota)|avbokningsfaktura|has been cancel|storniert|(?:stornierung|annull?ierung|annullation)(?:sbestatigung)?|stornobestatigung|\bannule[e]?s?\b|confirmation d'annulation|annullamento (?:della |di |della vostra |sua )?(?:prenotazione|pratica|soggiorno)|(?:booking|reservation) cancell?ation|cancell?ation\W+(?:booking|reservation)|annulation (?:de|reservation|dossier|sejour)|avis d'annulation|cancelad[ao]|anulad[ao]|anulacion|cancelacion (?:de|reserva|confirmada)|confirma\w* (?:de |da |di )?(?:cancelacion|cancelamento|anulacion)|cancellat[ao]|annullat[ao]|conferma (?:di )?(?:cancellazione|annullamento)|geannuleerd|annuleringsbevestiging|annulering(?!en)|avbokad|avbokning(?!ar)|avbokningsbekraftelse|zrusen[aoy]?|storno (?:rezervace|potvrzen|objednavky)|zruseni|cancelamento|kansellert|aflyst|annulleret|anulowan|anulacja|odwolan|予約(?:の)?(?:キャンセル|取消)|キャンセル(?:確認|完了|のお知らせ|承)|取消(?:確認|通知|確认|确认|完了|のお知らせ)|已取消|预订取消|訂房取消|취소 ?(?:확인|안내|완료)|취소되었/,
  ],
  [
    "amendment",
    /(?:schedule|(?:flight|departure) times?|flight|train) change\b|flugzeitenanderung|amend(?:ed|ment)|(?:booking|reservation|itinerary|details?)(?: [a-z]*\d\S*)? (?:has been |have been |was |is )?(?:changed|updated|modified|revised)|change(?:s)? to your|(?:booking|reservation|date|itinerary) changes? (?:confirm|notif|notice)|modification|has changed|(?:revised|changed) (?:itinerary|confirmation|booking|reservation|invoice)|updated (?:itinerary|confirmation|booking|reservation)|\bnew (?:travel )?dates\b|\((?:revised|amended|changed)\)|neue (?:reise)?(?:termine|daten)\b|nouvelles dates|nuevas fechas|nuove date|nieuwe (?:reis)?data|nya datum|nye datoer|nove terminy|nowe terminy|novas datas|anderung|umbuchung|geandert|umgebucht|modifi(?:e|ee|es|cation)|changement|cambio (?:de|en|di)|modificad[ao]|modificacion|modifica|modificat[ao]|variazione|wijziging|gewijzigd|andring|andrad|ombokning|zmena|zmenen[aoy]?|alteracao|alterad[ao]|endring|endret|aendring|aendret|zmiana rezerwacji|zmieniona|予約(?:内容)?(?:の)?変更|変更(?:確認|のお知らせ|完了|通知)|(?:预订|訂房|预定|订单)(?:变更|變更|更改|修改)|예약 ?변경|변경 ?(?:확인|안내|완료)/,
  ],
  [
    "quote",
    /\bquot(?:e|ation)\b|\bproposal\b|\boffer\b.{0,40}(?:valid|hold)|\boption(?:al)? (?:hold|expires)|angebot|kostenvoranschlag|unverbindlich|\bdevis\b|proposition|presupuesto|cotizacion|preventivo|(?:(?:^|[\n:|/–-]\s?)|\b(?:de|deze|onze|uw|een|jouw|bijgaande|vrijblijvende|nieuwe|aangepaste) |reis|groeps|prijs)offerte\b|\boffert\b|nabidka|orcamento|\bcota(?:cao|coes)\b|proposta|tilbud|wycena|\boferta\b(?! especial)|御?見積|报价|報價|견적/,
  ],
  [
    "receipt",
    /payment receipt|receipt (?:for|of|no|number)|payment (?:received|confirmation)|thank you for your payment|zahlungsbestatigung|zahlungseingang|zahlung erhalten|quittung|recu de paiement|confirmation de paiement|paiement recu|recibo de pago|pago recibido|ricevuta di pagamento|pagamento ricevuto|betaalbevestiging|betaling ontvangen|betalningsbekraftelse|kvitto|kvittering|(?:modtaget|mottatt) (?:\w+ )?(?:ind|inn)?betaling(?:en)?\b|(?:ind|inn)?betaling(?:en)? (?:er )?(?:modtaget|mottatt)|maksukuitti|maksuvahvistus|fizetesi (?:igazolas|visszaigazolas)|potvrzeni o platbe|prijeti platby|recibo de pagamento|pagamento recebido|potwierdzenie (?:platnosci|wplaty)|betalingskvittering|領収(?:書|証)|入金確認|ご入金|付款(?:确认|確認|收据)|收款|입금 ?확인|결제 ?(?:확인|완료)/,
  ],
];
const TYPE_WORDS = LATIN_AND_EASTERN.map(
  ([type, { source }]) => [type, new RegExp([source, ...(KIND_WORDS[type] ?? [])].join("|"))] as const,
);
/** Names of confirmations in all languages; not "unconfirmed", "overbooked" or "ausgebucht". */
const CONFIRMS =
  /(?<!\p{L})(?:(?:re-?)?confirm(?:ed|ation|amos|acion|acao|ee?|ons|ad[ao]|o(?!\p{L}))|conferma|potvrz|potwierdz|potvrd|potrdi|підтвердж|подтвержд|потвърд|(?<!not )(?:re|pre)?booked|(?:fest)?gebucht|onay)|(?<!(?<!\p{L})(?:un|on|o|u))(?:bestatig|bevestig|bekraft|bekraeft|bekreft)|επιβεβαι|igazol|vahvist(?!amat)|acknowledgement|確認|确认|確定|承りました|확인|확정|تاكيد|אישור/u;
const NAMES_BOOKING =
  /acknowledg|voucher|e-?ticket|invoice|rechnung|reservation|reserva|prenotazione|boeking|bokning|rezervac|buchung|itinerary|policy|police|κρατηση|бронюванн|бронировани|резервац|заявк|foglal|varaus|حجز|הזמנ/;
const CONFIRMED = new RegExp(`${CONFIRMS.source}|${NAMES_BOOKING.source}`, "u");

/** Whether a folded subject says in any language that something is confirmed. */
export function isConfirming(subject: string): boolean {
  return CONFIRMS.test(subject);
}

/** A heading that outweighs a line about a payment further down. */
const CONFIRMATION =
  /(?:booking|reservation) confirmation|buchungsbestatigung|reservierungsbestatigung|confirmation de (?:reservation|votre)|confirmacion de (?:la )?reserva|conferma (?:di |della )?prenotazione|(?:boekings|reserverings)bevestiging|bokningsbekraftelse|potvrzeni rezervace|confirmacao de reserva/;

/** "Itinerary and receipt" is a confirmation first of all. */
const RECEIPT_WITH =
  /(?:itinerar\w*|e-?tickets?|tickets?|(?<!payment )confirmation|voucher|reiseplan|reisebestatigung|buchungsbestatigung|itineraire|billets?|confirmacion|billetes?|conferma|bigliett[oi]|bevestiging|bekraftelse|biljett\w*|potvrzeni|jizdenk\w*|bilhetes?|confirmacao|potwierdzenie|bilet\w*)\s*(?:and|&|\+|\/|und|et|y|e|en|och|og|a|i)\s*(?:\w+ )?(?:receipt|quittung|recu|recibo|ricevuta|kvitto|kvittering|uctenka|rachunek|betaalbewijs)/;

/**
 * In a subject, a payment of commission means that the email is not about a booking; in the text, it is only a promise.
 */
const COMMISSION_PAID =
  /commission payment|payment of (?:your )?commission|provisionszahlung|provisionsuberweisung|(?:paiement|versement|virement) d[e']s? ?(?:vos |votre )?commission|pago de (?:su |sus )?comision|pagamento (?:delle |della )?(?:provvigion|commission)|commissiebetaling|provisionsutbetalning|vyplata provize|pagamento d[ae]s? comiss/;

/**
 * "Please quote LM-204 whenever you call", "we were asked to quote your number on the bill": the verb, which makes no
 * quote.
 */
const TO_QUOTE =
  /\b(?:please|kindly|always|simply|must|should|(?<!\b(?:pleased|happy|delighted|glad|like|able|free|pleasure) )to) quote\b(?! (?:you|for|an?\b|as follows|(?:the |our |my )?(?:best |net |special )?(?:price|rate|fare|cost)))|(?<!\b(?:the|an?|your|our|my|this|that|new|travel|price|holiday|cruise|trip|tour|hotel|free|no) )\bquote (?:(?:the|this|that|your|our|it)\b|both\b)|\bquoting\b/g;

/** "Annuleringsdekking", "Stornoversicherung", "garantie annulation": cancellation insurance. */
const COVER = new RegExp(`(?<!\\p{L})(?:${phrasePattern(TERMS, "cover")})`, "gu");

/** "Bestaetigung", "Aenderung": umlauts as written by systems that lack them. */
export function withUmlauts(folded: string): string {
  return folded.replace(/(?<=best)ae(?=tig)|(?<![a-z])ae(?=nder)/g, "a");
}

/** "Final payment", "Rappel : solde": subjects that are reminders. */
export const REMINDS = new RegExp(`(?<!\\p{L})(?:${phrasePattern(LETTERS, "reminds")})(?!\\p{L})`, "u");

/** Returns the email type, from the subject first and then the beginning of the text. Both must be folded. */
export function emailTypeOf(foldedSubject: string, body: string): EmailType {
  const subject = withUmlauts(foldedSubject.replace(TO_QUOTE, "").replace(COVER, ""));
  const head = body.slice(0, 700).replace(TO_QUOTE, "").replace(COVER, "");
  const named = TYPE_WORDS.find(
    ([type, words]) =>
      words.test(subject) &&
      !isPolicyTalk(type, subject) &&
      !(type === "receipt" && RECEIPT_WITH.test(subject)),
  );
  if (named) return named[0];
  if (REMINDS.test(subject) && !CONFIRMS.test(subject)) return "payment_reminder";
  if (COMMISSION_PAID.test(subject)) return "commission_statement";
  if (CONFIRMED.test(subject)) return strongInBody(head) ?? "confirmation";
  return TYPE_WORDS.find(([type, words]) => speaksOf(type, words.exec(head), head))?.[0] ?? "confirmation";
}

function speaksOf(type: EmailType, match: RegExpExecArray | null, head: string): boolean {
  if (!match || (type === "receipt" && CONFIRMATION.test(head.slice(0, match.index)))) return false;
  if (type === "cancellation" && isBehindConfirmation(match, head)) return false;
  if (type === "cancellation" && isWholeLine(match, head)) return true;
  return !isPolicyTalk(type, head.slice(Math.max(0, match.index - 60), match.index + 90));
}

/** "CANCELLATION CONFIRMATION" over "Cancellation fee: 0.00". */
function isWholeLine({ index, 0: said }: RegExpExecArray, head: string): boolean {
  const line = head.slice(head.lastIndexOf("\n", index) + 1).split("\n", 1)[0] ?? "";
  return line.trim().split(/\s+/).length <= 3 && line.trim().startsWith(said);
}

/**
 * "I am happy to confirm the booking. ... Cancellation is free until 22 May": a separate sentence about a possible
 * cancellation.
 */
function isBehindConfirmation({ index, 0: { length } }: RegExpExecArray, head: string): boolean {
  const from = Math.max(...[". ", "!", "?", ";", "\n"].map((end) => head.lastIndexOf(end, index - 1))) + 1;
  const sentence = head.slice(from, index + length);
  return (
    CONFIRMS.test(head.slice(0, from)) && !CONFIRMS.test(sentence) && strongInBody(head) !== "cancellation"
  );
}

/** A cancellation in the active voice: "we have cancelled the following booking". */
const WE_CANCELLED =
  /(?<!\b(?:if|unless|once|until|should|wenn|falls|bei|si|se|caso|senao|als|indien|om|pokud|jesli|jezeli)\b[^.!?\n]{0,90})(?:\bwe(?:'ve| have)?(?: now| duly| today| also)* cancell?ed|wir haben [^.!?]{0,80}storniert|nous (?:avons|venons d[e'])(?: bien)? ?annule|(?:hemos|han sido) (?:cancelad|anulad)|(?:abbiamo|si e) (?:provveduto ad? )?(?:annullat|cancellat|annullare|cancellare)|(?:we|wij) hebben [^.!?]{0,80}geannuleerd|vi har (?:nu )?(?:avbokat|avbestilt|afbestilt|annulleret|kansellert)|(?:zrusili|stornovali) jsme|jsme [^.!?]{0,60}(?:zrusili|stornovali)|(?:cancelamos|anulamos) (?:a|o|el|la|su|sua)\b|anulowalismy|キャンセル(?:いたし|致し|し)ました|取消(?:いたし|致し|し)ました|已(?:为您)?取消|취소(?:해 ?드렸|하였|했))/;

/** Returns the type that the first lines state even under a neutral subject: cancelled or changed. */
function strongInBody(head: string): EmailType | null {
  const start = head.slice(0, 420);
  if (
    /(?:has been|have been|was|is|now|are) (?:\w+ )?cancell?ed|cancellation notice|cancellation confirm|wurde (?:\w+ )?storniert|stornierungsbestatigung|stornobestatigung|a (?:bien )?ete annule|ha sido (?:cancelad|anulad)|e stat[ao] (?:cancellat|annullat)|is geannuleerd|har (?:blivit )?avbok|byla (?:\w+ )?(?:zrusena|stornovana)|foi cancelad/.test(
      start,
    ) ||
    WE_CANCELLED.test(start)
  )
    return "cancellation";
  if (
    /(?:has been|have been|was) (?:\w+ )?(?:changed|amended|modified|updated|revised)|there has been a change|\bwe (?:have|had|'ve)(?: had to| been obliged to)? (?:change|alter|amend|revise)d? (?:one|some|the|your|two)\b|change to the schedule|amendment (?:notice|confirmation)|wurde (?:\w+ )?(?:geandert|umgebucht)|a (?:bien )?ete modifiee?|ha sido modificad|e stat[ao] modificat|is gewijzigd|har (?:blivit )?(?:andrats|ombokats|andrad)|byla (?:\w+ )?zmenena|foi alterad/.test(
      start,
    )
  )
    return "amendment";
  return null;
}

/** "Cancellation: up to 15 days before, 10%" and the like in other languages. */
const CANCEL_TERMS =
  /(?:cancell?ations?|cancelamentos?|cancelacion(?:es)?|anulacion|annulations?|annullation|stornierung(?:en)?|storno|annullament[oi]|cancellazion[ei]|annulering|avbokning|avbestilling|afbestilling|zruseni|anulacja|rezygnacja)\W{1,3}(?:(?:is|ist|est|es|e|er|ar|je|jest|on)\W{1,2})?(?:(?:free|sans|sin|sem|senza|without|free of|gratis|gratuit[aeo]?|kostenlos|kostnadsfri\w*|bezplatn[aey]|zdarma)\W{1,2}(?:\w+\W{1,2}){0,2})?(?:until|up to|within|from \d|more than|less than|ate|hasta|con mas|antes|fino a|entro|jusqu|tot \d|meer dan|uiterlijk|senast|mer an|mindre an|mere end|senest|bis|ab \d|innerhalb|mas de|plus de|moins de|piu di|mais de|com mais|com menos|con menos|con meno|avec moins|mit weniger|menos de|meno di|minder dan|mniej niz|inom|till? |frem til |do \d|mene nez|vice nez|\d{1,2}[ -](?:days|tage|jours|dias|giorni|dagen|dagar|dage|dager|dni|hours|stunden))/;

/**
 * Whether the words are about terms, which say nothing about this email: "Cancellation policy", "free cancellation",
 * "offer code".
 */
function isPolicyTalk(type: EmailType, around: string): boolean {
  if (type === "cancellation")
    return (
      CANCEL_TERMS.test(around) ||
      /free cancel|cancel(?:l?ation)? (?:policy|terms|conditions|fee|insurance|until|before)|stornobedingung|kostenlos(?:e)? storn|stornierungsbeding|conditions d'annulation|annulation (?:gratuite|sans frais|possible)|politica de cancelacion|cancelacion gratuita|annullamento gratuito|cancellazione gratuita|condizioni|gratis annul|annuleringsvoorwaarden|avbokningsregler|storno podminky|if (?:you|it)|may be cancel|can be cancel|kostenfrei/.test(
        around,
      )
    );
  if (type === "amendment")
    return /if you|should you|to (?:change|modify|amend)|any change|cambio de moneda|subject to change|change of heart|modification (?:gratuite|fee|possible)/.test(
      around,
    );
  if (type === "quote")
    return /special offer|angebotscode|offer code|sonderangebot|proposition de valeur/.test(around);
  return false;
}

const PROMOTION =
  /studie(?:tur|resa|reise|reis|matka)\b|info(?:rmations)?(?:-)?(?:reise|tour)\b|(?:edu|fam)[- ]?(?:ductour|ductours|ductional|trip|reise|reis|tur|resa)\b|voyage (?:d'etudes?|de familiarisation)|viaje (?:de estudio|de familiarizacion)|viaggio educational|podroz studyjna|forst til molle|forst til molla|forst till kvarn|wer zuerst kommt|premiers? arrives?, premiers? servis|first[- ]come,? first[- ]served|wie het eerst komt|vi vil gerne invitere|vi vill garna bjuda in|wir laden (?:sie|dich|euch) (?:herzlich )?ein|nous (?:vous invitons|avons le plaisir de vous inviter)|flash sale|% off|\bsale\b|double commission|bonus commission|newsletter|webinar|fam trip|famtrip|save up to|special offer|book by|book before|limited time|don't miss|register now|rsvp|you're invited|you are invited|invitation|last chance|unsubscribe|abmelden|newsletter abbestellen|angebote|rabatt auf|jetzt buchen|desabonner|se desinscrire|offre speciale|promotion|oferta especial|darse de baja|cancelar suscripcion|offerta speciale|annulla iscrizione|disiscriviti|afmelden|uitschrijven|aanbieding|avregistrera|avsluta prenumeration|erbjudande|odhlasit|akcni nabidka|cancelar a subscricao|promocao|offre flash|venta flash|offerta lampo|blitzangebot|flits(?:aanbieding|deal)|blixtrea|(?:double|extra|higher|increased) commission|doppelte provision|erhohte provision|commission (?:majoree|doublee)|comision (?:doble|extra|aumentada)|(?:doppia|maggiore) commissione|dubbele commissie|dubbel provision|(?:promo|discount|rabatt|promotions?)-?code|code promo|codigo (?:promocional|de descuento)|codice (?:promo|sconto)|kortingscode|reservez (?:avant|d'ici|jusqu)|reserva antes|prenota entro|boek (?:voor|uiterlijk)|boka (?:fore|senast)|rezervujte do|reserve ate|a partir de \d+ ?(?:€|eur)|a partire da \d+ ?(?:€|eur)|vanaf (?:€|eur) ?\d+|fran \d+ ?(?:kr|sek)|from (?:only |just )?(?:us)?[$£€]\s?\d+|ab \d+ ?(?:€|eur)|des \d+ ?(?:€|eur)|desde \d+ ?(?:€|eur)/g;

/** Returns the number of different advertising phrases in a text. */
export function promotionScore(text: string): number {
  return new Set(text.slice(0, 20_000).match(PROMOTION) ?? []).size;
}
