/** Words of labels in Ukrainian, Bulgarian, Croatian, Slovene and Slovak beyond those that all languages share. */
export const SLAVIC = {
  BOOK: "бронювання броні бронь заявка заявки замовлення резервація резервации резервация резервацията поръчка поръчката broj-rezervacije narudzba narudzbe ugovor ugovora aranzmana narocilo narocila pogodba rezervacia rezervacie objednavka objednavky objednavku dopytu",
  CONF: "підтвердження потвърждение потвърждението potvrde potrditev potrditve potrdilo potvrdenie potvrdenia",
  NUM: "br номера шифр broja oznaka sifra stevilke cislo variabilny",
  PNR: "локатор локатора lokator lokatora",
  INVOICE: "рахунок рахунку фактура фактурата racuna predracun predracuna uctovny danovy",
  QUOTE:
    "пропозиція пропозиції оферта офертата ponuda ponude ponudba ponudbe ponuka ponuky kalkulacija predlog",
  CANCEL:
    "скасування ануляція анулювання штраф повернення анулиране анулация неустойка otkazivanja otkaznina stornokosten storna preklic odpovedi zrusenie zrusenia stornopoplatok vratenie povrat povrata vracilo",
  YOUR: "вашу ваші вашето вашата vase vasoj vasou vasu vasega vasej",
  OUR: "наші нашата нашето nase naseg nasej",
  AGENCY:
    "агентства агентство агенції агенция агенцията агенцията агенції agencija agenciji agencije agencii agentura agentury poslovalnica cestovna kancelaria kancelarie ck",
  AGENT:
    "агента менеджер менеджера агентът консултант референт referent referentu kontakt prodavatelj svetovalec predajca",
  GUEST:
    "турист туриста туристка туристки туристи замовник замовника замовниця гість гості гостя гості гостья клієнт клієнта клієнтка пасажир пасажира пасажирка пасажири подорожній мандрівник клиентка гостья туристка пассажирка заказчик гост гости гостът гостенка клиент клиентка клиентът пътник пътници пътникът турист gosca gosce gosti gostja gostje nositelj nositeljica putnica putnici korisnik korisnica klijent klijentica klijenta putnik potnik potnica potniki narocnik narocnica stranka klientka klienti hosta hostia host cestujuci cestujuca objednavatel objednavatelka zakaznicka poistenec pelatissa",
  LEAD: "головний основний главен основен glavni glavna hlavny hlavna prvi",
  NAME: "ім’я імʼя ім'я ім прізвище піб име имена фамилия ime imena prezime priimek meno priezvisko mena",
  ARRIVE:
    "заїзд заїзду прибуття приїзд пристигане пристигането настаняване dolazak dolaska dolazka prihod prihoda prichod prichodu prijazd",
  DEPART:
    "виїзд виїзду від’їзд виліт відправлення заминаване напускане отпътуване odlazak odlaska odhod odhoda odchod odchodu polazak polaska",
  RETURN: "повернення връщане povratak povratka povratek vrnitev navrat navratu spiatocny",
  START: "початок поселення начало pocetak prijava zacetek ukrcaj ukrcaja zaciatok nastup",
  END: "кінець закінчення виселення край kraj odjava iskrcaj iskrcaja konec koniec ukoncenie",
  DATE: "дата дати датa дати dan dani datumi",
  TIME: "час часу година час vrijeme ura casa",
  PERIOD: "період строк термін период срок razdoblje razdoblja obdobje termin termina obdobie",
  STAY: "проживання тур туру подорож подорожі поїздка круїз престой престоя престоят почивка пътуване екскурзия boravka boravak smjestaja putovanja putovanje krstarenje krstarenja najam najma bivanja potovanja krizarjenje najem pobyt zajazd zajazdu plavba dovolenka",
  NIGHT: "ніч ночі ночей нощувка нощувки нощ nocenja nocitev nocitve noci noci",
  ROOM: "номеру кімната кімнати каюта каюти апартаменти стая стаята стаи каютата апартамент soba sobe sobu smjestajna apartman kabine izba izby izbu apartma apartmana",
  TYPE: "вид тип типу категорія вид тип vrsta vrste tip kategorija",
  PERSON:
    "осіб особи особа дорослі дорослих діти дітей дитина кількість-осіб лица лице възрастни възрастен деца дете бебета osoba osobe odrasli odraslih odrasle odrasla dijete djeca djece beba dojence osebe oseb otroci otrok dospely dospelych deti dieta",
  COUNT: "кількість брой broj stevilo pocet",
  HOTEL:
    "готель готелю хотел хотела хотелът настаняване smjestaj objekt objekta kuca kuce namestitev ubytovanie hotelu zariadenie vila ville",
  ADDRESS: "адреса адресу адрес адреса adresa adrese naslov naslova lokacija",
  SUPPLIER:
    "постачальник туроператор перевізник доставчик организатор превозвач dobavljac organizator prijevoznik ponudnik prevoznik dodavatel cestovka",
  FLIGHT: "рейсу переліт політ полет полета полети letovi letova leta polet poleta letenka letenky",
  TOTAL:
    "загальна загальну загальний разом усього всього підсумок общо обща общата ukupna ukupno sveukupno skupaj skupno skupna celkom celkova celkovy celkove spolu",
  PRICE:
    "вартість вартості ціна ціни сума суми цена цената сума сумата стойност iznosi cijena cijene cijenu cene cena znesek zneska suma sumy cenou ceny",
  RATE: "ставка процент stopa stopnja sadzba",
  GROSS: "брутто бруто hruba",
  NET: "нетто нето neto cista",
  SELL: "продажу роздрібна продажна prodajna predajna",
  DEPOSIT: "завдаток передоплата аванс авансу капаро депозит predujma avansa kapara zaloha zalohy polog ara",
  BALANCE: "залишок доплата остатък доплащане ostatka razlika razlike doplata doplacilo doplatok zostatok",
  PAID: "сплачено оплачено оплата платено плащане placeno uplaceno uplata placano placilo zaplatene uhradene platba",
  PAYABLE: "сплати платити плащане uplatu uplate placilo uhradu uhrade zaplatit",
  DUE: "термін до крайний срок rok roka dospijece zapadlost splatnost splatnosti",
  TAX: "податок пдв збір збору такса данък такси pristojbe boravisna turisticka taksa takse dan dph poplatok poplatky",
  INSURE: "страхування страховка застраховка osiguranja zavarovanja poistenie poistenia",
  INCL: "включно включаючи вкл включително с ukljuceno ukljucujuci uklj vkljucno vklj vratane",
  EXCL: "без плюс",
  SUB: "підсумок междинна meduzbroj medvsota medzisucet",
  DISCOUNT: "знижка отстъпка popusta zlava",
  PER: "за на по po",
  COMM: "комісія комісії комісійні винагорода комисион комисиона комисионата комисионна возн provizija provizije proviziju proviziji provizia provizie proviziu",
  APPROX: "приблизно орієнтовно приблизително orientacne priblizne okvirno",
  BIRTH: "народження раждане rodenja rojstva narodenia",
  PHONE: "телефон тел telefona telefonu",
  STOP: "та і й або для від з із у в на до про та и или от с в със за i u s z za od ali in pri pre so zo alebo pod brez",
};
