/** Nouns for accommodation units that a number or a name may follow: "Cabine 214", "appartamento Il Fienile". */
export const ROOM_NOUN =
  "rooms?|suite|apartments?|appartements?|appartament[oi]|apartamentos?|apartament|lägenhet|leilighet|lejlighed|huoneisto|ferienwohnung|ferienhaus|zimmer|chambre|habitaci[oó]n|camera|kamer|pok[oó]j|quarto|rum|rom|værelse|cabins?|cabine|cabina|kabine|kabin[ay]?|kajuta|hytt|hytte|hytta|stuga|stugan|mökki|bungalows?|bungal[oô]w?|bangal[oô]|chalet|cottage|lodge|studio|tente?|tenda|zelt|stateroom|mobil-?home|g[iî]te|pitch|unit|domek|trullo|monolocale|bilocale|trilocale";

/** Words in the names of rooms. */
export const ROOM_WORD =
  /(?<!\p{L})(?:rooms?|bedroom|suites?|suíte|king|queen|twin|double|single|triple|quad|studio|loft|penthouse|maisonette|duplex|apartments?|appartements?|appartament[oi]|apartamentos?|apartament|lägenhet|leilighet|lejlighed|bungalows?|bangal[oô]|cabana|cabins?|stateroom|stuga|hytte|hytta|tented|tents?|rondavel|banda|zelt|zimmer|chambre|habitaci[oó]n|camer[aă]|matrimoniale|kamer|quarto|duplo|pok[oó]j|værelse|dubbelrum|enkelrum|familjerum|dobbeltrom|dobbeltværelse|ferienwohnung|ferienhaus|mobil-?home|bilocale|trilocale|monolocale|apartm[aá]n|garsonk?i?[eé]ra|izba|soba|oda(?:sı)?|szoba|huone|hytti|δωμάτιο|σουίτα|καμπίνα|δίκλιν[οη]|μονόκλιν[οη]|τρίκλιν[οη]|(?:двом|одном|трим|чотирим)[іи]сн\p{L}+|тр[её]хместн\p{L}+|двухместн\p{L}+|одноместн\p{L}+|апартамент\p{L}*|люкс|каюта|стая|dvoj(?:lůžkov|lôžkov|krevetn)\p{L}+|apto\.?|verandah?|balcony cabin|inside cabin|(?:beach|garden|pool|water|overwater|ocean|sunset|lagoon|cliff|forest) (?:villas?|cottages?|casitas?))(?!\p{L})|\p{L}{3,}(?:zimmer|suite|kamer|rum|wohnung|villa|stuga|huis|lodge)(?!\p{L})|[和洋]室|ツイン|ダブル|シングル|スイート|特別室|大床房|[双雙]床房|套房|더블|트윈|스위트/iu;

/** Words in the names of houses. */
export const HOUSE_WORD =
  /(?<!\p{L})(?:hotels?|hôtel|hotell|inn|resort|suites|hostal|hostel|(?<!-)pension|guesthouse|albergo|pousada|quinta|palace|riad|gasthof|gasthaus|camping|ryokan|pensionat|parador|agriturismo|B&B|садиба|усадьба|панс[иі]онат|готель|отель|гостиница|хотел|ξενοδοχείο)(?!\p{L})|(?<!\p{L})(?:lodge|house)(?!\p{L}|\s+\d)/iu;

/** "6-persoons", "6 bäddar", "2-bedroom". */
export const CAPACITY =
  /(?<!\p{L})\d{1,2}[\s-]?(?:persoons|pers(?:on(?:en|ers|nes)?)?\.?|bäddar|bädds|bed(?:room)?s?|sengs|sovpl\p{L}*|osobow[ye]|l[uů][zž]kov[ýáé]|camas|lits|letti|posti letto|quartos|Zimmer|Personen)(?!\p{L})/iu;

/** Meals and durations after a room, which are not part of its name. */
export const BOARD =
  /^\s*(?:(?:with |incl\.? |including |mit |inkl\.? |avec |con |met |med |com |s |ze? )?(?:(?:buffet |full |american |continental |English |daily )?breakfast|half[- ]board|full[- ]board|all[- ]inclusive|ultra all[- ]inclusive|bed (?:&|and) breakfast|b&b|room only|self[- ]catering|halbpension|vollpension|frühstück|übernachtung.*|petit[s]?[- ]déjeuners?(?: inclus)?|demi-pension|pension complète|desayuno(?: incluido)?|media pensi[oó]n|pensi[oó]n completa|todo incluido|(?:prima )?colazione(?: inclusa)?|mezza pensione|pensione completa|ontbijt|halfpension|volpension|logies.*|frukost|halvpension|snídaně|polopenze|caf[eé] da manhã|pequeno[- ]almoço|meia[- ]pensão|śniadani\p{L}*|morgenmad|frokost|\d{1,2} (?:nights?|nächte|nuits|noches|notti|nachten|nätter|nocí|noites|nocy|netter|nætter)))(?:\s+(?:included|inklusive|inkl\.?|incl\.?))?\s*$/iu;

/** Words in the names of houses, parks and camps. */
export const HOTEL_WORD =
  /\b(?:hotel|hôtel|hotell|inn|resort|lodge|riad|palace|suites|residences?|pension|posada|albergo|pousada|quinta|guesthouse|b&b|hostal|hostel|auberge|villa|spa|retreat|manor|castle|château|schloss|gasthof|gasthaus|parador|agriturismo|locanda|camp|ryokan|herberg|pensionat|penzion|chalet|ranch|herdade|hof|house|masseria|relais|apartments?|park|camping|domaine|finca|casa|cottages?|farm|village|bastide|podere|tenuta|borgo|palazzo|kasbah|haveli|villaggio|fattoria|gjestehus|landgoed|hoeve|estate|homestead|hideaway|sanctuary|hacienda|estancia|landhaus|landhotel|aparthotel|apartmány|willa|ośrodek|dworek|zajazd|pensjonat|\w*park|otel|hotelli)\b|(?<!\p{L})(?:ξενοδοχείο|πανσιόν|отель|гостиница|готель|садиба|усадьба|пансионат|пансіонат|хотел|szálloda|panzió|(?:ال)?(?:فندق|منتجع)|ה?(?:מלון|אכסניה))(?!\p{L})/iu;

/** Words in the names of tour operators, who sell stays at houses and aren't houses. */
export const OPERATOR_WORD =
  /(?<!\p{L})(?:tours?|travels?|holidays?|vakanties|vakantieparken|reisen|ferien|viajes|viaggi|voyages|viagens|rejser|resor|reizen|fjordreiser|reiser|cruises?|safaris|dmc|rentals?|villas|chalets|getaways|journeys|expeditions?|operadora|vacations?|stays|touring|turismo|turistik|destinations?|collection|hotels|retreats|escapes)(?!\p{L})/iu;
