import type { StateWords } from "./state-words";

export const PL: StateWords = {
  status: ["(?:stan|status)(?: (?:twojej |panstwa )?(?:rezerwacji|zamowienia|zapytania))?"],
  values: {
    confirmed: ["potwierdzon[aey]", "zarezerwowan[aoey]", "ok", "gwarantowan[aey]"],
    requested: [
      "na (?:zapytanie|zadanie)",
      "(?:zapytanie|zapytan[oa])",
      "oczekuj[a-z]*",
      "w trakcie",
      "(?:na )?lis(?:ta|cie) (?:oczekujacych|rezerwowa|rezerwowej)",
      "niepotwierdzon[aey]",
    ],
    option: ["(?:w )?opcj[aia]", "wstepn[aie]", "blokada", "tymczasow[aey]"],
    quoted: ["oferta", "wycena", "propozycja", "kalkulacja", "niezarezerwowan[aey]"],
    declined: [
      "odrzucon[aey]",
      "odmow[a-z]+",
      "wyprzedan[aey]",
      "niedostepn[aey]",
      "brak miejsc",
      "nieudan[aey]",
    ],
    cancelled: ["anulowan[aey]", "odwolan[aey]"],
  },
  names: {
    confirmed: ["\\bpotwierdzenie\\b", "\\bpotwierdzon[aey]\\b"],
    requested: [
      "\\bna zapytanie\\b",
      "\\bzapytanie (?:o|nr|\\d)",
      "\\blis(?:ta|cie) (?:oczekujacych|rezerwow)",
      "\\bniepotwierdzon",
      "\\bna zapytanie",
    ],
    option: ["\\bopcja\\b", "\\bwstepna rezerwacja|\\brezerwacja wstepna"],
    quoted: [
      "\\bwycena\\b",
      "\\b(?:nasza |panstwa )?oferta (?:nr|dla|na|wazna|\\d)",
      "\\bkalkulacja\\b",
      "\\bpropozycja\\b",
      "\\bzaproszenie\\b(?! do (?:odprawy|oceny))",
    ],
    declined: [
      "\\b(?:platnosc|karta|rezerwacja|zapytanie)\\b[^.;!?]{0,40}\\b(?:odrzucon|nieudan|odmow)",
      "\\bnieudana (?:platnosc|rezerwacja)",
      "\\bbrak (?:miejsc|dostepnosci)",
      "\\bwyprzedan",
    ],
  },
  turned: [
    "\\b(?:opcja|opcje|oferta|ofert[ey]|wycena|zapytanie|wstepna rezerwacja)\\b[^.;!?]{0,70}\\b(?:zostala?|jest)(?: juz| teraz)? (?:potwierdzon|zaakceptowan|zamienion|przyjet)",
  ],
  firm: {
    confirmed: [
      "\\b(?:rezerwacj[aei]|pobyt|wyjazd|pokoje?|kabin[ay]|miejsca|loty?|bilety|zamowienie|wszystko|impreza)\\b[^.;!?]{0,60}\\b(?:jest|sa|zostal[aoy]?)(?: juz| teraz)? (?:potwierdzon|zarezerwowan|gwarantowan)[aeyo]*\\b",
      "\\b(?:potwierdzamy|potwierdzic)\\b(?! (?:do|prosimy))(?![^.;!?]{0,60}\\b(?:otrzymani|przyjeci|ofert|opcj|zapytani|dostepnosc))",
      "\\bzarezerwowalismy\\b",
      "\\bpotwierdzenie (?:rezerwacji|pobytu|zamowienia)",
    ],
    requested: [
      "\\b(?:nie jest|nie zostal[aoy]?|nie sa)(?: jeszcze)? potwierdzon|\\bjeszcze nie (?:jest |zostal[aoy]? )?potwierdzon|\\bniepotwierdzon",
      "\\b(?:to|niniejsz[aey])\\b[^.;!?]{0,25}\\bnie (?:jest|stanowi)\\b[^.;!?]{0,25}\\bpotwierdzeni",
      "\\b(?:oczekuje|oczekujemy|czekamy)\\b[^.;!?]{0,25}\\bna (?:[a-z]+ )?(?:potwierdzenie|odpowiedz)",
      "\\bna lis(?:cie|te) (?:oczekujacych|rezerwow)",
    ],
    option: [
      "\\b(?:opcj[aei]|trzymamy|wstepnie|zablokowan[aey]|zarezerwowan[aey])\\b[^.;!?]{0,90}\\b(?:do dnia|wazna|wygasa|do|niezobowiazujaco)\\b(?! (?:godz|\\d{1,2}[:.]\\d\\d))",
      "\\b(?:termin|data|waznosc) opcji",
      "\\bwstepn(?:a|ie) (?:rezerwacja|zarezerwowan)",
    ],
    quoted: [
      "\\b(?:nic|zadne (?:miejsca|pokoje|uslugi))\\b[^.:,;!?]{0,40}\\bnie (?:jest|sa|zostal[aoy]?|zarezerwow)",
      "\\b(?:oferta|wycena|kalkulacja)\\b[^.;!?]{0,40}\\b(?:wazna|niezobowiazujac|obowiazuje do)",
    ],
    declined: [
      "\\b(?:jest|sa) (?:niestety )?juz (?:zajet|wynajet|sprzedan)",
      "\\b(?:platnosc|karta|transakcja)\\b[^.;!?]{0,60}\\b(?:odrzucon|nie powiodla|nieudan|odmow|nie zostala (?:przyjeta|zaakceptowana|zrealizowana))",
      "\\b(?:rezerwacja|zapytanie)\\b[^.;!?]{0,50}\\bzostalo? odrzucon",
    ],
  },
  plain: {
    confirmed: ["\\bdziekujemy za (?:dokonanie )?(?:rezerwacj|zamowieni)"],
    requested: [
      "\\b(?:otrzymalismy|przyjelismy|przekazalismy)\\b[^.;!?]{0,30}\\bzapytani",
      "\\bdziekujemy za (?:[a-z]+ )?zapytanie",
    ],
    quoted: [
      "\\b(?:przesylamy|zalaczamy|przedstawiamy|w zalaczeniu|ponizej)\\b[^.;!?]{0,60}\\b(?:oferte|wycene|kalkulacje|propozycje)\\b",
      "\\bmozemy (?:panstwu )?zaproponowac",
    ],
    declined: [
      "\\b(?:niestety|przykro nam)\\b[^.;!?]{0,130}\\b(?:brak (?:wolnych )?(?:miejsc|pokoi|dostepnosci)|wyprzedan|niedostepn|nie (?:mozemy|jest mozliwe|ma juz))",
    ],
  },
  denied: [
    "\\b(?:nie|jesli|jezeli|gdy|po|do|dopoki|zostanie|bedzie|prosimy|czekamy|oczekujemy|jeszcze|wstepnie)\\b[^.;!?]{0,45}$",
  ],
  conditional: ["\\b(?:jesli|jezeli|w przypadku|gdyby|moze)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:zgodnie z|wedlug|w odpowiedzi na|na podstawie) (?:panstwa |nasza |naszej |twoim )?(?:zapytani[ae]m?|ofert[aey]|wycen[aey])\\b",
  ],
  asides: [
    "\\b(?:zyczenia?|preferencje|uwagi|transfer|parking|restauracj[aei]|kolacj[aei]|stolik|wycieczk[ai]|miejsca w samolocie|posilki|lozko|lozeczko|zwierzeta|dodatkow[aey]|fakultatywn[aey]|opcjonaln[aey])\\b",
  ],
  own: [
    "\\b(?:jeszcze|obecnie|nadal|aktualnie)\\b",
    "^(?:rezerwacja|pokoj|hotel|lot)\\b",
    "\\b(?:t[aeo]n?|panstwa|panstwu|twoj[a-z]*|wasz[a-z]*|nic|zadn[a-z]*)\\b",
    "\\b(?:rezerwacja|pokoj|apartament|kabina|willa|hotel|pobyt|wycieczka|rejs|lot|uslugi|opcja|oferta|klient|klientka|grupa|platnosc|karta)\\b",
  ],
};
