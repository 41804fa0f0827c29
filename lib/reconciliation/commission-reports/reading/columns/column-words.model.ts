import type { HeadingMeaning } from "@/lib/imports/words/language-words.model";
import { LANGUAGES } from "@/lib/imports/words/languages.model";
import { folded } from "@/lib/platform/base/text";

/**
 * What the words of a statement's headings speak of, in the languages that suppliers write: `*` stands for any letters, so
 * that compounds ("Bruttoprovision") are known by their part. Scripts without blanks between words are looked for anywhere.
 */
const WORDS = {
  commission:
    "*courtage courtagen prov com comm comms cmsn com commission commissions comission commissione commissioni commissie* kommission* *provision *provisionen provisio provisiot provisiota *provisjon *provisie *provisionsbetrag comision* comisi* comissao comissoes provvigion* prowizj* proviz* komisyon* komisi jutalek* palkkio* komissio* komisij* προμηθ* комисси* комісі* 手数料 コミッション 佣金 수수료 커미션 عمولة עמלה",
  base: "*grondslag peruste *peruste grundlag* imponibile grundlage 基準額 commissionable commissionnable commissionnables base basis *basis *grundlage provisionspflichtig* comisionable comissionavel commissionabile provvigionabile grondslag podstawa zaklad 対象額 기준 баз* основа* osnovic* alap baza βαση* בסיס",
  exempt: "ncf nccf nonccf noncommissionable nichtprovision* noncomm",
  sale: "sale sales revenue rev fare price turnover value cost package rent rental rentals receipts spend fares *umsatz *preis *reisepreis prix chiffre tarif venta ventas precio tarifa importe* ingresos venda vendas preco receita prezzo ricavo ricavi tariffa vendita vendite fatturato *omzet *prijs *reissom *omsetning *omsattning *omsaetning *pris sprzedaz cena obrat trzba ciro satis myynti hinta αξια стоимость тариф продаж* выручка 売上 料金 販売 宿泊 营业额 房费 총액 매출 요금",
  rate: "tx 率",
  net: "nett liquida nette netta netti καθαρ* чист* 純額 差引 净额 净 순",
  paid: "eft ach bacs chaps neft rtgs imps sepa spei pix check cheque transferred transferir trasferire transferer overmaken uberweisen wired deposited vire credited uberweisung* bonifico transferencia virement overgemaakt overfort paid pay payable payout payouts remitted remittance remit settled settlement due payment disbursed disbursement *auszahlung auszahlungsbetrag *zahlbetrag zahlbar zahlen ausgezahlt uberwiesen verse versee versement ditransfer* dibayarkan transferid* przelew* regle paye payee payer pagado pagar abonado abono pago pagamento receber maken overmaken gutschrift* depot deposit recebido pagato pagare liquidato accreditato betaald *uitbetal* betalen betala betale utbetal* udbetal* wyplat* vyplat* odenen odeme zaplat* maksettu maksettava maksetaan maksu isplat* kifizet* fizetend* πληρωτ* καταβλητε* выплат* оплат* 支払 振込 实付 支付 지급 לתשלום",
  gross: "brute bruta lorda earned full *brutto* 総額 总 총",
  total:
    "total totals totale gesamt* totaal sum summe somme suma celkem razem toplam yhteensa jumlah ukupno osszesen συνολ* итого всего 合計 合计 합계 סהכ",
  amount: "金額 金额",
  fee: "振込手数料 振込料 手续费 手續費 송금수수료 fee fees charge charges handling *gebuhr *gebuhren *pauschale *spesen frais gasto gastos taxas encargos despesas biaya spese *kosten *gebyr *avgift oplat* poplat* ucret* masraf* kulu kulut εξοδα сбор* 費用",
  deduction:
    "deduction deductions deducted deduct discount discounts less abzuglich adjustment adj admin clawback *abzug *abzuge deduccion descuento deducao desconto detrazion* korting kesinti* potracen* fradrag avdrag 控除 扣除 공제",
  tax: "skatt* qst pst icms tps tvq porez* 税 세 מעמ",
  withheld:
    "withheld withholding wht tds pph *quellensteuer *einbehalt einbehalten* retencion* irrf irpf retenue* retencao ritenut* trattenut* bronbelasting inhouding kildeskatt stopaj удержан* odbitk* levon* παρακρατ* 源泉 원천 代扣 ניכוי",
  bonus:
    "plb prime primes bonuses overriding ovrd incentives coop marketing topup supercommission incentiv* бонус* 奖励 보너스",
  split: "*anteil quota cuota podil udzial split share portion anteil part parte 配分",
  agent:
    "buro agence agencia agentur advisor adviser advisors agent agents consultant ic affiliate associate berater* conseiller asesor agente consulente adviseur your",
  host: "host house retained retain network zentrale reseau centrale red franchise headquarters hq",
  prior:
    "previous previously prior already before bisher bereits deja anterieur anterior precedente eerder tidligere tidigare earlier wczesniej ранее 已付 已支付 既払 支払済 기지급",
  local: "local original orig foreign source lokal* ursprung* fremdwahrung locale origen",
  exchange: "exchange exch fx roe kuru change tecaj* arfolyam* curs* 為替 汇率 환율",
  currency: "通貨 货币",
  confirmation:
    "confirmation confirm conf confirmacion confirmacao conferma *bestatigung *bestatigungsnr potvrzeni potwierdzenie onay 確認",
  booking:
    "booking* boekings* pratica *bokning rezerv* booking bookings bkg bkng bk reservation reservations reserv res resv rsv *buchung *buchungsnr *buchungsnummer *reservierung *reservierungsnr *reservierungsnummer *vorgang *vorgangsnr *vorgangsnummer dossier reserva localizador prenotazione *boeking *boekingsnummer *reservering *reserveringsnummer *bestilling *bokning* *bestillingsnr rezerwacj* rezervac* rezervasyon* varaus* foglalas* κρατηση* брон* 予約 预订 예약",
  locator:
    "pnr locator policy police polizza poliza polis voucher trip itinerary folio ticket contract contrato contratto contrat kontrakt agreement vertrag gutschein billet bono 番号",
  reference: "refs",
  number: "n *nr *nummer no num nbr number numero nummer nr numer cislo id code номер 번호 numara",
  invoice: "invoice inv order faktura rechnung facture factura fattura factuur file",
  client:
    "booker policyholder insured intestatario 고객명 旅客 guests clients travellers lead name names lastname reisende* titular 客 氏名 姓名 고객 성명 nom nombre nome",
  arrival:
    "pickup ophaal* abhol* recogida ritiro retirada levantamento sails departs arrival arrive arr arrivee checkin anreise* ankunft llegada entrada chegada arrivo aankomst ankomst przyjazd prijezd giris saapumi* αφιξη заезд* прибыт* tulopaiva saapumispaiva alkupaiva pocetak* polazak indulas* erkezes* plecare sosire inceput zacetek prihod yolculuk チェックイン 到着 入住 체크인 sail sailing embark embarkation embarque imbarco sailed abfahrt",
  start: "start begin beginn reisebeginn debut inicio inizio from von du start* 開始 出发 出發",
  departure:
    "출발 abreise* departure depart dep departing depart salida saida partenza vertrek* afreise avresa avrejse wyjazd* odjezd* cikis lahto* αναχωρηση выезд* 出発",
  end: "dropoff inlever* ruckgabe* devolucion devolucao riconsegna restitution end return to disembark checkout チェックアウト 离店 체크아웃 ende reiseende bis fin fine au retour",
  travel: "travel trip tour stay service cruise reise viaje sejour voyage viagem viaggio reis",
  date: "*datum *dato date day datum fecha data dato pvm дата 日 日期 일자",
  status: "status outcome state remark remarks result comment estado statut stato situacao",
  kind: "type typ tipo",
  property:
    "property hotel hotels ship vessel resort supplier vendor accommodation unterkunft schiff navire barco nave product",
  agency: "agency iata arc arn branch office agence agencia agenzia agentur",
  count: "nights nts nights rooms pax qty units days nachte nuits noches noites notti persons",
  including: "incl including inkl inclusive ttc inc 税込 含税 포함",
} as const;

export type Concept = keyof typeof WORDS;

const UNFOLDED: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ß: "ss", ı: "i", æ: "ae" };
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}*#]+$/u;

/** What the words of a meaning speak of here: headings of banks and bookings share them. */
const SHARED: Readonly<Partial<Record<Concept, HeadingMeaning>>> = {
  rate: "rate",
  net: "net",
  gross: "gross",
  amount: "amount",
  tax: "tax",
  bonus: "bonus",
  exchange: "exchangeRate",
  currency: "currency",
  reference: "reference",
  client: "client",
};
const SHORT = 2;

const PATTERNS = Object.entries(WORDS).map(
  ([concept, words]) =>
    [concept as Concept, patternOf([...words.split(" "), ...sharedBy(SHARED[concept as Concept])])] as const,
);

/** The single words of a meaning in all languages; a phrase says something of its own, and short ones only by themselves. */
function sharedBy(meaning: HeadingMeaning | undefined): string[] {
  const entries = LANGUAGES.flatMap((language) => (meaning && language[meaning]?.split(",")) || []);
  return entries
    .map((entry) => entry.trim())
    .filter((entry) => !/[ =]/.test(entry) && plain(entry).length > SHORT);
}

function patternOf(words: readonly string[]): RegExp {
  const spaced = words
    .filter((word) => SPACED.test(word))
    .map((word) => plain(word).replaceAll("*", "\\p{L}*"));
  const anywhere = words.filter((word) => !SPACED.test(word)).map(plain);
  const whole = `(?<=^| )(?:${spaced.join("|")})(?= |$)`;
  return new RegExp([whole, ...anywhere].join("|"), "u");
}

function plain(text: string): string {
  return folded(text).replace(/[łøđßıæ]/g, (letter) => UNFOLDED[letter] ?? letter);
}

const JOINED: readonly (readonly [RegExp, string])[] = [
  [
    /\b(non?|niet|nicht|ikke|inte) ?(commissionable|comm?issionnable|comisionable|commissionabel|provisionabel|provision|prov|comm)\b/g,
    "noncommissionable",
  ],
  [/\bco op\b/g, "coop"],
  [/\bmw st\b/g, "mwst"],
  [/מע מ/g, "מעמ"],
  [/סה כ/g, "סהכ"],
  [/\bcomm (fare|revenue|rev|value|sale)\b/g, "commissionable $1"],
  [/\buit te keren\b/g, "uitbetaald"],
  [/\bpax name\b|\bname of pax\b/g, "passenger name"],
  [/\bin date\b|\bdate in\b/g, "checkin"],
  [/\bout date\b|\bdate out\b/g, "checkout"],
  [/\bcheck ?in\b/g, "checkin"],
  [/\bcheck ?out\b/g, "checkout"],
  [/\bhead office\b/g, "hq"],
  [/^in$/g, "checkin"],
  [/^out$/g, "checkout"],
  [/\blead pax\b/g, "passenger"],
  [/\b(bank|wire) transfer\b(?! fee| cost| charge)/g, "remittance"],
  [/\bpay ?out\b/g, "payout"],
  [/\bpick ?up\b|\bprise en charge\b/g, "pickup"],
  [/\bdrop ?off\b/g, "dropoff"],
  [/\btop up\b/g, "topup"],
  [/\bup ?front\b/g, "upfront"],
];

/** A heading's words: folded, camel case apart, "#" and "№" as "no", "%" as "pct"; "(20%)" says how much, not what. */
export function columnWords(header: string): string {
  const apart = header
    .replace(/\(?(?:\b\d+(?:[.,]\d+)?\s*%|%\s?\d+(?:[.,]\d+)?)\)?/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/#|№|n[°º]/giu, " no ")
    .replace(/%/g, " pct ");
  const words = plain(apart)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
  return JOINED.reduce((text, [from, to]) => text.replace(from, to), words);
}

/** Everything that a heading speaks of. */
export function conceptsOf(header: string): ReadonlySet<Concept> {
  const words = columnWords(header);
  return new Set(PATTERNS.flatMap(([concept, pattern]) => (pattern.test(words) ? concept : [])));
}
