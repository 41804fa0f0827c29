import { fold } from "./fold";
import { EAST } from "./lexicon-east";
import { MORE } from "./lexicon-more";
import { SLAVIC } from "./lexicon-slavic";
import { SOUTH } from "./lexicon-south";

/** What a word in a label is about, across en, de, fr, es, it, nl, sv, da, no, cs, pt. A star ends a stem; words glue together as in Gesamt|reise|preis. */
const LEXICON = {
  BOOK: "pedido booking bookings book booked bkg reservation reservations reservierung reservierungs rsvn res buchung buchungs vorgang vorgangs auftrag auftrags reserva reservas prenotazione prenotazioni pratica boeking boekings reservering reserverings reserveringen bokning boknings bokningen bestallning bestillings bestilling reservasjon rezervace rezervacni rezervaci objednavka objednavky dossier file order orden ordine commande bestell bestel zakazka itinerary reisevorgang expediente processo",
  CONF: "confirmation confirmations confirmed conf cnf bestatigung bestatigungs confirmacion confirmacao conferma bevestiging bevestigings bekraftelse bekraftelsenummer bekreftelse bekraeftelse potvrzeni acknowledgement",
  NUM: "number numbers no nr num kundennummer kundennr kundnr kundnummer kundenummer klantnummer klantnr orgnr ico dic nif numero numeros nummer nummern numer ref reference references referenz referentie referencia riferimento rif referens referensen referansen referencen referansenummer referansenummeret referencenummeret referensnumret referensnummer reference refer cislo code codes kode kod kennung kennzeichen codice codigo id ident # n",
  PNR: "pnr locator recordlocator localizador localizzatore filekey vorgangsnummer buchungscode bokningskod",
  POLICY:
    "policy policies police policen versicherungsschein versicherungs versicherung poliza polizza polis forsakring forsakrings forsikring pojistka pojistky pojistna pojistne pojistneho apolice certificate certificat contract contrat vertrag vertrags contrato contratto smlouva smlouvy kontrakt",
  VOUCHER: "voucher gutschein coupon",
  INVOICE:
    "invoice rechnung rechnungs facture factura fattura factuur faktura fakturu faktury fatura proforma receipt quittung recu recibo ricevuta",
  OPTION: "option options optie opcion opcja opce opzione opcao hold",
  QUOTE:
    "quote quotation quotes proposal offer angebot angebots offerte offert tilbud devis presupuesto cotizacion preventivo orcamento cotacao nabidka nabidky oferta oferty wycena",
  REWARD:
    "share anteil cuota quota aandeel andel udzial podil compensation remuneration retribution retribucion retribuzione remuneracion remuneracao honorar honorarium beloning ersattning odmena earnings earning verdienst wynagrodzenie",
  CANCEL:
    "reversed reversal recalled recall clawback voided withdrawn ruckbelastung ruckforderung cancellation cancel cancelled storno stornierung stornierungs stornogebuhr annulation anulacion cancelacion annullamento cancellazione annulering annulerings avbokning avboknings avbestallning storna zruseni cancelamento refund ruckerstattung erstattung remboursement reembolso rimborso terugbetaling aterbetalning vraceni",
  YOUR: "your ihre ihr ihrer votre vos su sus suo vostro vostra uw je er ert din vas vase seu sua vossa",
  OUR: "our unsere unser notre nuestra nuestro nostra nostro onze ons var vart nase nossa nosso internal",
  TICKET:
    "tkt ticket tickets eticket etickets etkt e-ticket e-tickets e-billet e-biglietto e-biljett billet billets biglietto billete biljett letenka jizdenka bilhete ticketnummer flugschein",
  MEMBER:
    "membership member loyalty frequent flyer miles bonus kundennummer kundennr kundnr kundnummer kundenummer klantnummer klantnr org orgnr ico dic nif mitglied mitglieds iata abta atol arc clia vat ust steuernummer siret nif account konto compte cuenta conto rekening registration license licence tax",
  ARRIVE:
    "arrival arrivals arrive arrives arriving arr anreise anreise ankunft ankunfts arrivee llegada llegadas arrivo aankomst ankomst prijezd prijezdu prilet chegada ankommer",
  DEPART:
    "departure departures depart departs departing leaving leave leaves dep abreise abreise abfahrt abfahrts abflug abflugs salida partenza partenze vertrek avresa avgang odjezd odlet partida saida avreise afrejse",
  RETURN:
    "retorno hemkomst thuiskomst heimreise heimkehr return returns returning ruckreise ruckkehr ruckflug ruckfahrt retour regreso vuelta ritorno rientro terugreis terugkomst terug hemresa aterresa retur hjemreise navrat navratu zpet regresso volta inbound back tilbake tilbage tillbaka zuruck homeward ruckweg",
  START:
    "ingreso utreise udrejse decorrenza effetto efecto efeito wirkung pocatek start starts starting begin begins beginn beginnt checkin check-in einchecken embark embarks embarkation boarding pickup pick-up collection collect collecting collected abholung abholen abhol ubernahme anmietung mietbeginn einschiffung einschiffungs debut inicio inizio imbarco embarque embarquement incheck inchecken incheckning ophalen ophaal upphamtning uthamtning innsjekking nastup zacatek vyzvednuti nalodeni levantamento recogida ritiro entrada ingresso outbound outward hinweg uitreis hinreise hinflug hinfahrt aller ida andata heenreis utresa sail sailing sails prise effective commencement commencing first nalodeni zahajeni ubytovani opstap aanvang opphenting empieza empiezan comienza comienzan inicia inician inizia iniziano comincia commence commencent debute startet starten starter borjar begynder begynner zacina zaczyna rozpoczyna comeca comecam zahajuje",
  END: "fim eind einde egreso finish finishes finishing endet end ends ending checkout check-out auschecken disembark disembarks disembarkation debark debarks debarkation dropoff drop-off ruckgabe mietende ausschiffung ausschiffungs fin final fine debarquement desembarque desembarco sbarco uitcheck uitchecken uitschepping inleveren inlever utcheckning utsjekking aterlamning inlamning ukonceni konec vraceni odhlaseni vylodeni devolucion riconsegna restitution entrega termino einde slut slutdatum reiseende expiry expires last termina terminan finaliza finalizan acaba concluye finisce finiscono finit endet enden eindigt slutar slutter konci konczy ends",
  DATE: "when wann quand cuando quando wanneer nar kdy date dates datum daten data fecha fechas tag dag den dia jour day days datas dny",
  TIME: "time times uhrzeit zeit heure hora ora tijd tid cas horario klockan hours",
  PERIOD:
    "period zeitraum zeitraume periode periodo duration dauer duree termin terminy termine reisetermin aufenthalts reisezeit reisezeitraum doba duracion durata duur langd obdobi",
  STAY: "reise reisen stay stays aufenthalt sejour estancia soggiorno verblijf vistelse pobyt pobytu estadia estada trip trips travel travels tour tours rundreise tur voyage viaje viaggio viagem reis reissom reissum resa cesta cesty zajezd zajezdu cruise cruises kreuzfahrt croisiere crucero crociera kryssning plavba plavby cruzeiro holiday holidays vacation urlaub vacances vacanza vacaciones ferias semester dovolena rental rentals miet miete mietwagen location alquiler noleggio huur hyra pronajem aluguer vehicle hire mietzeit stayperiod rundtur package pauschal pauschalreise pakket arrangement forfait paquete pacchetto safari transfer transfers",
  TOTAL:
    "ttl totalpriset totalpris total totals totale totaux gesamt gesamte grand totaal totalt summa summe celkem celkova celkove celkovy globale global insgesamt endpreis endbetrag sum overall complessivo complessiva complessivi ialt sammanlagt",
  PRICE:
    "amt price prices pris priset preis preise prix precio precios prezzo prezzi prijs cena ceny preco precos cost costs costing kosten kostnad cout costo coste custo importe importo montant bedrag betrag belopp beloeb belop castka valor monto montos amount amounts charge charges fare fares tarif tariffa tarifa tarief premium premie premio pramie prime kauf kaufpreis value sum reissom",
  RATE: "pct perc percent rate rates satz sazba taux tasso tasa percentage procent prozent",
  GROSS: "rack gross brutto bruttopreis brut bruto bruta lordo lorda hruba",
  SELL: "selling sell verkaufs verkauf verkaufspreis endkunden endkunde endkundenpreis kundenpreis vente venta vendita verkoop verkoopprijs verkoopsom prodejni forsaljnings forsaljning venda retail rrp public publico pubblico pvp",
  NET: "sto net nett netto neto netta liquido cista cisty nettopreis nettopris",
  DEPOSIT:
    "deposit deposits anzahlung anzahlungs acompte arrhes deposito caparra acconto aanbetaling handpenning anmalningsavgift zaloha zalohy sinal anticipo kaution prepayment vorauszahlung",
  BALANCE:
    "balance restzahlung restbetrag rest restant restante solde saldo resto remaining remainder outstanding pendiente slutbetalning slutlikvid doplatek zustatek restsumma openstaand restbelopp",
  PAID: "paid bezahlt gezahlt paye payee payes reglement regle pagado pagada pagato pagata versato betaald betald betalt zaplaceno uhrazeno pago received erhalten auszahlung auszahlungs uitbetaling uitbetalings utbetalning utbetalnings vyplata versement vyplaceno payment payments zahlung zahlungen paiement paiements pagamento pagos betaling betalning platba authorization authorised hold",
  TAX: "luchthavenbelasting luchthavenbelastingen levy levies tax taxes vat mwst ust mehrwertsteuer umsatzsteuer steuer steuern tva iva btw moms dph taxe tasse tassa impuestos impuesto impostos imposto imposta belasting belastingen skatt skatter dan dane poplatek poplatky fee fees gebuhr gebuhren frais taxas taxa tasas toeslag supplement supplements zuschlag surcharge surcharges kurtaxe bearbeitungs handling service port tips gratuities gratuity avgift avgifter skat afgift afgifter trinkgeld",
  INSURE: "insurance assurance seguro assicurazione verzekering pojisteni pojistny cestovniho",
  INCL: "incl inc including includes include included inclusive inkl inklusive einschl einschliesslich compris comprise comprises con ttc incluido incluidos incluida incluidas inclusi incluse incluso inclusa inclusief vcetne ivato with mit avec com s inkluderat allinclusive alle all",
  EXCL: "zzgl plus sem utan uten uden excl excluding exclusive exkl exklusive hors ht sin senza exclusief bez before avant vor ohne zonder exclu exclus excluido",
  SUB: "subtotal zwischensumme sous sous-total subtotale subtotaal delsumma mezisoucet teilsumme partial",
  DISCOUNT:
    "discount discounts rabatt rabatte remise reduction descuento sconto korting sleva desconto saving savings credit gutschrift promotion ermassigung",
  PER: "per pro each je je par por pp pppn pppd cadauno unit unitario einzelpreis stuck stuckpreis unitaire kus",
  NIGHT:
    "night nights nightly nacht nachte nuit nuits noche noches notte notti nachten natt natter noc noci noite noites overnachtung ubernachtung ubernachtungen nuitee nuitees diaria diario giornaliera daily dygn",
  COMM: "tac provvigione provvigioni commission commissions comm commissione commissioni comision comisiones comissao comissoes comisao provision provisionen provisions provize provisie kommission commissie courtage agenturprovision vermittlungsprovision agenturvergutung vergutung provisjon",
  MARGIN: "margin marge margen margine marginal marze earnings earning verdienst markup",
  COMMBASE:
    "commissionable provisionsfahig provisionspflichtig provisionsbasis comisionable commissionnable noncommissionable nonprovisionable provisionable commissionabile base basis provisionsgrundlage commissiegrondslag commissiebasis",
  BONUS: "bonus override incentive promotional kickback superprovision uberprovision",
  GUEST:
    "anmelder anmelderin pojistnik pojistnice guest guests passenger passengers pax traveler travelers traveller travellers client clients customer customers gast gaste gaste gasten hauptgast reisende reisender reisenden reisegast teilnehmer fahrgast flugast flugaste fluggast fluggaste passagier passagiere kunde kunden voyageur voyageurs voyageuse passager passagers passagere hote hotes client participant participants tomador tomadora partecipante partecipanti participante participantes intestatario intestataria cliente clientes clienti huesped huespedes viajero viajeros pasajero pasajeros titular ospite ospiti viaggiatore viaggiatori passeggero passeggeri reiziger reizigers hoofdreiziger hoofdboeker resenar resenarer gaster gasten passagerare host hoste hostu cestujici cestujiciho klient klienta klienti zakaznik hospede hospedes passageiro passageiros viajante insured insureds versicherte versicherter assure assures assuree asegurado asegurados assicurato assicurati contraente verzekerde verzekerden forsakrad forsakrade pojisteny pojistena segurado segurados driver drivers fahrer hauptfahrer conducteur conductor conducente bestuurder hoofdbestuurder forare huvudforare ridic condutor occupant occupants hirer hirers charterer lessee tenant renter mieter locataire occupants participant reisteilnehmer rejsende kund kunder deltagare ucastnik ucastnici holder acompanhante acompanhantes acompanante acompanantes acompañante acompañantes accompagnatore accompagnatori accompagnant accompagnants begleitperson begleitpersonen mitreisende mitreisender medereiziger medereizigers companion companions policyholder versicherungsnehmer bokad bestallare",
  LEAD: "lead leading main primary haupt principal principale titolare hoofd huvud hlavni party chef intestatario intestata",
  NAME: "name names namen namn navn nom noms jmeno jmena nombre nombres nome nomi naam namens namensliste prijmeni vorname nachname surname apellidos",
  ROOM: "acomodacao acomodacoes acomodacion acomodaciones lugarkategori sistemazione unterbringung hebergements room rooms zimmer zimmerkategorie zimmertyp zimmerart chambre chambres habitacion habitaciones camera camere kamer kamers kamertype rum rumstyp rumskategori pokoj pokoje pokoju quarto quartos cabin cabins kabin kabine kabinen kabinenkategorie cabine cabines cabina cabinas camarote hytt hut suite suites stateroom category kategorie kategori categorie categoria categorias apartment appartement appartamento apartamento unterkunftsart lodgeroom accommodations bungalow bangalo zelt tent tente cabana mobilhome tenda tented kajuta kajuty kajute pokoj romtype rom vaerelse",
  TYPE: "type typ tipo types typologie tipologia art soort art",
  PERSON:
    "persons person personen personnes personas persona persone personer osob osoby osobu pessoas pessoa adults adult adultos adulti adultes adulte erwachsene erwachsener volwassenen volwassene vuxna vuxen dospeli dospelych children child kinder kind enfants enfant ninos bambini kinderen barn deti criancas infants infant kids menores menor babies bebes ninas teens people occupancy ocupacion ocupacao belegung occupazione bezetting obsazenost reisegaste travelparty anzahlpersonen personenanzahl personenzahl occupation composition",
  COUNT: "number count nombre anzahl numero aantal antal pocet quantidade qty no nr nbre # cantidad size",
  HOTEL:
    "maison camp hotel hotels hotell property unterkunft unterkunfts hebergement etablissement alojamiento struttura accommodatie accommodation boende overnatting ubytovani alojamento lodging lodge resort herberg villa chalet alloggio hospedagem hospedaje camping park hotels campsite establecimiento estabelecimento hotelu hotelname establishment",
  ADDRESS:
    "address adresse adres adressen direccion indirizzo adress adresa endereco morada location lage anschrift hoteladresse",
  SUPPLIER:
    "supplier operator touroperator veranstalter reiseveranstalter anbieter aanbieder uitvoerder leistungstrager organizador organizzatore organisator provozovatel poradatel leverancier leverantor arrangor reisorganisatie dodavatel poskytovatel fornecedor operador proveedor fornitore fournisseur prestataire organisateur provider airline airlines carrier fluggesellschaft reederei compagnie compania compagnia insurer versicherer assureur vermieter rederij rederi flygbolag dopravce vervoerder",
  FLIGHT:
    "flt flight flights flug fluge flugnummer flugnr vol vols vuelo vuelos volo voli vlucht vluchten vluchtnummer flyg flygning let lety letu voo voos fly flightno",
  SHIP: "ship ships vessel schiff navire bateau barco buque nave schip fartyg lod navio",
  FROM: "from von de da van fran z ze desde odkud origin depuis fra",
  TO: "to nach a naar till do kam destination ziel hacia para bis til",
  ROUTE: "route strecke itineraire ruta rotta stracka trasa rota reiseverlauf",
  CITY: "city stadt ville ciudad citta stad mesto cidade port hafen puerto porto haven hamn pristav aeroporto",
  AGENT:
    "agent agents advisor adviser advisors consultant consultants counsellor agente agentes agenti agenten reiseberater reiseberaterin berater beraterin conseiller conseillere consultor consultora adviseur reisadviseur reisagent resekonsult radgivare saljare prodejce prodejkyne producer expedient sachbearbeiter sachbearbeiterin contact ansprechpartner ansprechpartnerin kontaktperson contactpersoon interlocuteur vendedor handled",
  AGENCY:
    "agency agencies agentur reiseburo reisebureau agence agencia agenzia agencja reisbureau resebyra rejsebureau reisebyra cestovni kancelar kancelare agentura partner tradepartner subagent",
  PHONE: "phone telephone tel telefon telefono telefone telefoon mobile mobil fax hotline",
  EMAIL: "email e-mail mail courriel correo",
  BIRTH:
    "geb birth born dob geburts geburtsdatum naissance nacimiento nascita geboorte fodelse fodd narozeni nascimento age",
  NATION:
    "nationality nationalities nationalitat nationalite nacionalidad nazionalita nationaliteit nationalitet narodnost nacionalidade obywatelstwo narodowosc staatsangehorigkeit staatsburgerschaft citizenship citoyennete ciudadania cittadinanza staatsburgerschap medborgarskap statsborgerskab statsborgerskap obcanstvi prislusnost kansalaisuus allampolgarsag cetatenie passport passports reisepass passeport pasaporte passaporto paspoort cestovni-pas passaporte gender geschlecht sexe sexo sesso geslacht pohlavi plec visa residency",
  ISSUE:
    "issue issued issuing ausgestellt ausstellung ausstellungs emission emitido emissione uitgifte utfardad vystaveni vystaveno emissao printed created erstellt sent gesendet envoye booked-on made transaction erstellungs datering",
  DUE: "due falig fallig falligkeit faellig zahlbar payable echeance vencimiento scadenza verval vervaldatum forfallo forfallodatum forfalldato splatnost splatnosti vencimento until until deadline frist latest option options optionsdatum valid gultig giltig before-date by limit bis",
  PAYABLE: "pay payer pagar pagare betalen betala zaplaceni uhrade zahlen abonar saldare",
  APPROX:
    "approx approximate approximately ca circa environ aproximado unverbindlich equivalent equivalents entspricht gegenwert informational conversion umgerechnet",
  OLD: "old previous former original alt alte alter bisher bisherige ancien ancienne anterior precedente vecchio oud oude vorige tidigare gammal puvodni antigo",
  NEW: "new neu neue neuer nouveau nouvelle nouvel nuevo nueva nuovo nuova nieuw nieuwe ny nya nytt novy nova nove novo revised updated amended current geandert aktualisiert modifie",
  REPORT:
    "statement remittance remit report abrechnung provisionsabrechnung releve bordereau liquidacion estratto estrattoconto afrekening overzicht overzichten specificatie avrakning avrakningen vyuctovani extrato aviso avis advice sammanstallning",
  PLAN: "plan product produkt produit producto prodotto coverage deckung",
  STOP: "previsto prevista prevu prevue voraussichtlich voraussichtlicher verwacht beraknad zu estimated final full due-to following including: mr mrs client-side euro eur usd gbp chf sek nok dkk isk czk pln huf ron try cad aud nzd zar brl jpy the of for and or & in on at your is are de la le les du des del della dello dei degli delle el los las der die das dem den des fur und oder im am zum zur vom van het een en i och av for att o os as do dos das e y et ou au aux pour par l d il lo gli un una une uno ett na v pro a ve k je lautet luidt lyder zni betragt ahora agora maintenant desormais jetzt nun ora adesso igualmente encore weiterhin teraz nyni now still then also this dit dieser this cette esta questo sir madam s by client's",
} as const;

export type Concept = keyof typeof LEXICON;

const WORDS: ReadonlyMap<string, readonly Concept[]> = indexed();
const GLUE_ENDINGS = ["", "s", "n", "en", "e", "es", "er"];
const COMPOUND_MIN = 3;
/** Nouns that say what an unknown compound is: Vermittler|provision. */
const LAST_PARTS = [
  "provision",
  "provize",
  "preis",
  "betrag",
  "datum",
  "gebuhr",
  "prijs",
  "bedrag",
  "pris",
  "belopp",
  "kosten",
  "commissie",
  "vergutung",
  "provisjon",
  "provisie",
  "courtage",
  "avgift",
];
const seen = new Map<string, readonly Concept[]>();
const MAX_SEEN = 5_000;

/** What one word is about; empty where it is unknown. */
export function conceptsOf(word: string): readonly Concept[] {
  const known = WORDS.get(word) ?? seen.get(word);
  if (known) return known;
  const found =
    word.length >= 6 && word.length <= 40 && /^[a-z-]+$/.test(word)
      ? (compound(word, 0) ?? lastPart(word))
      : [];
  if (seen.size > MAX_SEEN) seen.clear();
  seen.set(word, found);
  return found;
}

function compound(word: string, depth: number): readonly Concept[] | null {
  if (depth > 3) return null;
  for (let cut = word.length - 2; cut >= COMPOUND_MIN; cut -= 1) {
    const head = headOf(word.slice(0, cut));
    if (!head) continue;
    const rest = word.slice(cut).replace(/^-/, "");
    const tail = WORDS.get(rest.replace(/^n[or]$/, "nummer")) ?? compound(rest, depth + 1);
    if (tail && !tail.includes("STOP")) return [...head, ...tail];
  }
  return null;
}

function lastPart(word: string): readonly Concept[] {
  const tail = LAST_PARTS.find((part) => word.endsWith(part) && word.length >= part.length + 4);
  return (tail && WORDS.get(tail)) || [];
}

function headOf(part: string): readonly Concept[] | undefined {
  for (const ending of GLUE_ENDINGS) {
    if (!part.endsWith(ending)) continue;
    const stem = WORDS.get(ending === "" ? part : part.slice(0, -ending.length));
    if (stem && part.length - ending.length >= COMPOUND_MIN && !stem.includes("STOP")) return stem;
  }
  return undefined;
}

function indexed(): Map<string, Concept[]> {
  const words = new Map<string, Concept[]>();
  const sources = [LEXICON, MORE, SOUTH, SLAVIC, EAST].flatMap((table) => Object.entries(table)) as [
    Concept,
    string,
  ][];
  for (const [concept, forms] of sources) {
    for (const form of forms.split(" ")) {
      const key = fold(form);
      const list = words.get(key) ?? [];
      if (!list.includes(concept)) list.push(concept);
      words.set(key, list);
    }
  }
  return words;
}
