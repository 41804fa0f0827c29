/** The facts of a complete stay as a terse email in each language states them. */
export const TERSE_FACTS: Readonly<Record<string, string>> = {
  en: "Reservation number: KRV-5521\r\nLead guest: Mr Owen Tallis\r\nCheck-in: 3 June 2027\r\nCheck-out: 8 June 2027\r\nTotal: GBP 2,140.00\r\nCommission: GBP 214.00",
  de: "Reservierungsnummer: KRV-5521\r\nReisender: Herr Olaf Tallis\r\nAnreise: 3. Juni 2027\r\nAbreise: 8. Juni 2027\r\nGesamtpreis: 2.140,00 EUR\r\nProvision: 214,00 EUR",
  fr: "Dossier : KRV-5521\r\nVoyageur : M. Olivier Tallis\r\nArrivée : 3 juin 2027\r\nDépart : 8 juin 2027\r\nMontant total : 2 140,00 EUR\r\nCommission : 214,00 EUR",
  es: "Localizador: KRV-5521\r\nCliente: Sr. Óscar Tallis\r\nEntrada: 3 de junio de 2027\r\nSalida: 8 de junio de 2027\r\nImporte total: 2.140,00 EUR\r\nComisión: 214,00 EUR",
  it: "Pratica: KRV-5521\r\nCliente: Sig. Oscar Tallis\r\nArrivo: 3 giugno 2027\r\nPartenza: 8 giugno 2027\r\nTotale: 2.140,00 EUR\r\nCommissione: 214,00 EUR",
  nl: "Dossiernummer: KRV-5521\r\nReiziger: dhr. Otto Tallis\r\nAankomst: 3 juni 2027\r\nVertrek: 8 juni 2027\r\nTotaal: EUR 2.140,00\r\nCommissie: EUR 214,00",
  sv: "Bokningsnr: KRV-5521\r\nResenär: Olof Tallis\r\nAnkomst: 3 juni 2027\r\nAvresa: 8 juni 2027\r\nTotalt: 21 400,00 SEK\r\nProvision: 2 140,00 SEK",
  cs: "Číslo rezervace: KRV-5521\r\nKlient: pan Oto Tallis\r\nPříjezd: 3. června 2027\r\nOdjezd: 8. června 2027\r\nCelkem: 52 140,00 CZK\r\nProvize: 5 214,00 CZK",
  pt: "Reserva n.º: KRV-5521\r\nCliente: Sr. Óscar Tallis\r\nEntrada: 3 de junho de 2027\r\nSaída: 8 de junho de 2027\r\nTotal: 2.140,00 EUR\r\nComissão: 214,00 EUR",
};
