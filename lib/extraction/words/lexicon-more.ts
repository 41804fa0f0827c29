/** Words of labels in Polish, Danish, Norwegian, Finnish, Hungarian, Romanian, Croatian, Slovene, Turkish, Greek and Russian, folded. */
export const MORE = {
  BOOK: "rezerwacja rezerwacji rezerwacje rezerwacyjny zamowienie zamowienia imprezy ordre ordrenr ordrenummer bestillingsnr bestillingsnummer bookingnr bookingnummer reservasjons reservationsnr reservasjonsnr varaus varauksen varausnumero varausnro varaustunnus foglalas foglalasi foglalasa rezervare rezervarii rezervari rezervacija rezervacije rezervacijski rezervaciju rezervasyon rezervasyonu rezervasyonunuz κρατηση κρατησης бронирование бронирования брони бронь заказ заказа заявка заявки umowa umowy reservationsnummer",
  CONF: "potwierdzenie potwierdzenia ordrebekraeftelse ordrebekreftelse vahvistus vahvistusnumero visszaigazolas visszaigazolasi megerosites confirmare confirmarii potvrda potrditev onay onayi επιβεβαιωση подтверждение подтверждения",
  NUM: "numero numeru numer nro tunnus szam szama szamu azonosito kod kodja numar numarul broj stevilka sifra numarasi no αριθμος κωδικος номер № код symbol",
  INVOICE:
    "lasku laskun laskunumero szamla szamlaszam faktury faktura fakturanr fakturanummer racun fatura faturasi τιμολογιο счет счёт инвойс rachunek rachunku",
  CANCEL:
    "anulacja anulowanie anulacji rezygnacji odwolanie annullering afbestilling peruutus peruutusmaksu lemondas lemondasi torles anulare anularii otkazivanje otkaz odpoved iptal ακυρωση ακυρωσης аннуляция аннуляции отмена отмены rezygnacja afbestillings avbestilling",
  YOUR: "twoja twoj panstwa wasza wasz jeres deres din teidan sinun on onok dumneavoastra vasa vasih sizin siz acentenizin σας ваш ваша вашей ваше",
  OUR: "nasz nasza nasze vores meidan noastra nostru nasa nas bizim μας наш наша наше",
  TOTAL:
    "razem ogolem lacznie laczna laczny calkowita calkowity samlet samlede samledes ialt totalbelob totalsum totalpris slutsum yhteensa yhteishinta loppusumma kokonaishinta kokonaissumma osszesen osszesitett vegosszeg vegosszege teljes ukupno ukupna ukupan sveukupno skupaj skupna skupni toplam genel tutari συνολο συνολικο συνολικη τελικο итого всего общая общий общее итоговая suma calkowite",
  PRICE:
    "cena ceny kwota kwoty koszt kosztow wartosc naleznosc oplaty oplata belob belobet prisen koster hinta hinnat hintaan osszeg osszege dij dija dijak pret pretul valoare valoarea cijena cijene iznos znesek fiyat fiyati tutar tutari ucret ucreti bedel bedeli τιμη ποσο κοστος αξια цена сумма стоимость тариф стоимости kosztu koszty hinnan rejsepris",
  RATE: "stawka sats prosentti szazalek procent procentul stopa oran orani ποσοστο ставка процент",
  GROSS: "brutto bruttohinta bruttoar brut bruto ακαθαριστο брутто",
  SELL: "sprzedazy salgspris utsalgspris udsalgspris myyntihinta eladasi vanzare prodajna satis πωλησης продажи розничная katalogowa",
  NET: "netto nettohinta nettoar net neto καθαρο нетто",
  DEPOSIT:
    "zaliczka zaliczki przedplata wplata zadatek depositum forskud forskudsbetaling ennakko ennakkomaksu varausmaksu eloleg elolege foglalo avans avansul acont akontacija predujam polog kapora depozito onodeme προκαταβολη депозит предоплата аванс задаток zadatku",
  BALANCE:
    "doplata pozostalo pozostala reszta restbelob restbelop restbetaling loppumaksu jaannos hatralek maradek fennmarado restul diferenta ostatak preostali preostalo bakiye kalan υπολοιπο остаток доплата doplaty restbeloeb",
  PAID: "zaplacono wplacono oplacono betalt indbetalt innbetalt maksettu suoritettu befizetve kifizetve fizetve platit placeno uplaceno placano odendi odenen πληρωθεν εξοφληθεν оплачено уплачено odeme zaplata platnosc platnosci betaling betalinger fizetes placanje placilo πληρωμη оплата platnych wplata wplaty indbetaling maksu",
  PAYABLE:
    "zaplaty zaplacenia przelania betales betaling maksettava maksettavaa fizetendo fizetendok fizetesre achitat platiti odenecek odenmesi πληρωτεο оплате",
  DUE: "platne platna platny forfalder forfaldsdato forfaller betalingsfrist erapaiva maksupaiva hatarido fizetesi scadenta scadent dospijece sonodeme προθεσμια forfalden eraantyy",
  TAX: "podatek podatku podatki oplata skladka tfg tfp klimatyczna moms mva afgifter gebyr gebyrer alv vero verot toimituskulut palvelumaksu afa adoado idegenforgalmi illetek taxa taxe impozit porez pdv ddv davek pristojba kdv vergi vergisi konaklama φορος φπα τελος ндс налог сбор сборы tds tcs gst igst cgst sgst hst qst wht withholding withheld retencion ritenuta quellensteuer retenue kildeskat stopaj",
  INSURE:
    "ubezpieczenie ubezpieczenia forsikring rejseforsikring reiseforsikring vakuutus matkavakuutus biztositas asigurare asigurarea osiguranje zavarovanje sigorta ασφαλεια страховка страхование",
  INCL: "zawiera wliczone brutto inkluderet inkl sis sisaltaa tartalmazza tartalmaz inclus inclusiv ukljucen ukljuceno vkljucno dahil περιλαμβανεται включая включено",
  EXCL: "bez ekskl eksklusive ilman nelkul fara exclusiv brez haric χωρις без",
  SUB: "posredni mellemsum delsum valisumma reszosszeg subtotalul meduzbroj aratoplam υποσυνολο",
  DISCOUNT: "rabat rabatu znizka upust alennus kedvezmeny reducere popust indirim εκπτωση скидка",
  PER: "pr hver kpl fo fore per-persoana kisi ανα за",
  NIGHT:
    "noc nocy noce nocleg doba dobe nat naetter netter yota yolta ejszaka ejszakara noapte nopti nocenje noci gece gecelik νυχτα νυχτες ночь ночи ночей noclegi noclegow overnatning overnatninger yot",
  COMM: "prowizja prowizji prowizje agentprovision provisionen provisjonen komissio komissiot valityspalkkio myyntipalkkio jutalek jutaleka jutalekot comision comisionul comisionului provizija provizije komisyon komisyonu komisyonunuz προμηθεια προμηθειας комиссия комиссии комиссионные вознаграждение вознаграждения kommissionen",
  MARGIN: "marza marzy daekningsbidrag marjin",
  GUEST:
    "klient klienta klientow klientem gosc goscie goscia kunde kunden kunder kundens rejsende gaest gaester gjest gjester asiakas asiakkaan matkustaja matkustajat vendeg vendegek utas utasok client clientului clienti pasageri oaspete gost gosti gosta putnik putnici potnik misafir musteri yolcu misafirler πελατης πελατη επιβατης επισκεπτης клиент клиента гость гостя турист туристы пассажир gosci uczestnik uczestnika uczestnicy uczestnikow podrozny podrozni podroznych podrozujacy pasazer pasazera pasazerowie pasazerow zglaszajaca zglaszajacy rezerwujaca rezerwujacy zamawiajacy klienci rejsendes rejsedeltager rejsedeltagere medrejsende medreisende medresenar deltager deltagere gaesten passagerer gjesten hovedgjest hovedgaest vieras vieraat bestiller",
  AGENT:
    "agentem agentowi agentens edustaja ugynok ugynoki agentului agentu acente acentesi πρακτορα πρακτορας агент агента агенту doradca doradcy sprzedawca sprzedawcy pracownik rejsekonsulent reisekonsulent saelger",
  AGENCY:
    "biuro biura agencja agencji agencyjna rejsebureauets reisebyraet bureau matkatoimisto matkatoimiston utazasi iroda irodanak agentie agentiei agentia agencija agencije acenteniz acentesi πρακτορειο πρακτορειου агентство агентства агентству",
  STAY: "pobytu pobyt wyjazdu wycieczki impreza rejse rejsen rejsens reise reisen reisens rejsepris ophold opholdet opphold matka matkan loma oleskelu majoitus utazas utazasi tartozkodas szallas szallasdij sejur sejurului calatorie boravak putovanje aranzman aranzmana bivanje potovanje konaklama seyahat διαμονη διαμονης ταξιδι проживание проживания тур тура поездка поездки podroz podrozy wycieczka rejs rejsu imprezy rejser rundrejse rundrejsen ferie ferien wczasy wczasow",
  APPROX:
    "okolo orientacyjnie cirka noin arviolta korulbelul aproximativ orijentacijski priblizno yaklasik περιπου примерно ориентировочно",
  STOP: "ar do od przez dla w z na oraz til af fra med ved er det den ja de za ve icin ile και του της το η ο για и в на по к og paa ze wedlug rejsens",
  ARRIVE:
    "erkezes erkezese erkezik bejelentkezes przyjazd przyjazdu przylot przylotu saapuminen saapumispaiva tulo tulopaiva",
  DEPART:
    "tavozas tavozasa elutazas indulas kijelentkezes odjazd odjazdu wyjazd wyjazdu wylot wylotu odlot lahto lahtopaiva avgangen",
  RETURN: "visszaut visszautazas hazautazas powrot powrotu hjemkomst hjemrejse hjemtur tilbagerejse paluu",
  START:
    "zameldowanie zameldowania rozpoczecie rozpoczecia poczatek indtjekning indcheckning innsjekk zaokretowanie alku ombordstigning",
  END: "wymeldowanie wymeldowania zakonczenie zakonczenia koniec udtjekning udcheckning utsjekk wyokretowanie aflevering landgang",
  DATE: "datum napja daty dzien paiva paivamaara dato",
  TIME: "godzina godziny godz klokkeslaet klokkeslett aika",
  PERIOD: "idoszak idopont okres okresie opholdsperiode ajankohta",
  LEAD: "glowny glowna hoved",
  NAME: "nev neve imie nazwisko nazwiska imiona nimi",
  ROOM: "szoba szobatipus szobak apartman hytti hab habs unit apartament domek pokoju vaerelser vaerelset vaerelsestype rommet huone huonetyyppi lejlighed lejlighedstype hytte hytten lugar stuga stugan kabina kabiny lahytt rooming sypialnia",
  TYPE: "rodzaj rodzaju kategoria",
  PERSON:
    "fo szemely szemelyek felnott felnottek gyermek gyerek gyermekek vendegszam youth youths teen teens teenager teenagers jugendliche jugendlicher jeunes adolescents jovenes adolescentes jongeren tieners ungdomar ungdommer jovens osoba dorosli doroslych dorosly dzieci dziecko voksne voksen born aikuiset aikuista lapset lasta",
  COUNT: "letszam szama liczba liczby ilosc antall lukumaara",
  HOTEL:
    "szalloda szallashely szallas obiekt obiektu indkvartering innkvartering majoitus hotelli zakwaterowanie hotellet",
  SUPPLIER:
    "szolgaltato utazasszervezo matkanjarjestaja jarjestaja palveluntarjoaja organizator organizatora przewoznik przewoznika flyselskab flyselskap rejsearrangor reisearrangor",
  FLIGHT: "lot lotu loty przelot przeloty lento flyrejse",
  ADDRESS: "cim cime adresu osoite",
  BIRTH: "ur urodzenia urodzony urodzona fodt fodselsdato fodselsdag syntynyt",
  PHONE: "telefonu puhelin tlf",
};
