import type { StateWords } from "./state-words";

export const HU: StateWords = {
  status: [
    "(?:(?:a )?foglalás[a]? |megrendelés |szoba |járat )?(?:állapota?|státusza?)",
    "foglalási (?:állapot|státusz)",
  ],
  values: {
    confirmed: ["(?:vissza)?igazol(?:t|va)", "megerősít(?:ett|ve)", "lefoglal(?:t|va)", "garantált", "ok"],
    requested: [
      "lekér(?:és alatt|ve|t)",
      "kérésre",
      "igénylés",
      "várólist[a-z]+",
      "(?:vissza)?igazolásra vár",
      "függőben",
      "feldolgozás alatt",
      "nem (?:vissza)?igazolt",
      "(?:még )?nincs (?:vissza)?igazolva",
    ],
    option: ["opció[s]?(?:ban|val)?", "előzetes", "ideiglenes", "előfoglalás", "fenntartva"],
    quoted: ["(?:ár)?ajánlat", "kalkuláció", "nincs (?:le)?foglalva", "javaslat"],
    declined: [
      "elutasít(?:va|ott)",
      "visszautasít(?:va|ott)",
      "betelt",
      "megtelt",
      "nem elérhető",
      "nincs (?:szabad )?hely",
      "sikertelen",
      "elfogyott",
    ],
    cancelled: ["lemondva", "lemondott", "törölve", "törölt", "sztornó[a-z]*", "visszavon(?:va|t)"],
  },
  names: {
    confirmed: [
      "\\b(?:vissza)?igazolás[a]?\\b",
      "\\b(?:foglalás|foglalása) (?:vissza)?igazol",
      "\\b(?:vissza)?igazolva\\b",
    ],
    requested: [
      "\\b(?:foglalási|ajánlat)?kérés(?:e)?\\b",
      "\\bigénylés",
      "\\bvárólist",
      "\\blekérés alatt",
      "\\bnem (?:vissza)?igazolt",
      "\\b(?:vissza)?igazolásra vár",
    ],
    option: ["\\bopció[s]?\\b", "\\belőfoglalás", "\\b(?:ideiglenes|előzetes) foglalás"],
    quoted: [
      "\\b(?:ár)?ajánlat(?:unk|a)?\\b(?!kérés)",
      "\\bárkalkuláció",
      "\\b(?:út|program)javaslat",
      "\\bmeghívó\\b",
    ],
    declined: [
      "\\b(?:fizetés|kártya|foglalás|kérés|tranzakció)[a-z]*\\b[^.;!?]{0,40}\\b(?:elutasít|sikertelen|visszautasít)",
      "\\b(?:betelt|megtelt|elfogyott)\\b",
      "\\bnincs (?:szabad|elérhető)",
    ],
  },
  turned: [
    "\\b(?:opció|opciós foglalás|ajánlat|kérés|előfoglalás|ideiglenes foglalás)[a-z]*\\b[^.;!?]{0,70}\\b(?:(?:vissza)?igazol(?:tuk|ták|ásra került|va)|elfogad(?:tuk|ták|va)|véglegesít)",
  ],
  firm: {
    confirmed: [
      "\\b(?:foglalás(?:a|uk|át|ukat)?|szállás[a]?|szob[aá]t?|utazás[a]?|hely(?:ek|e|eket)?|járat(?:ok)?|jegy(?:ek|et)?|szolgáltatás(?:ok|okat)?|kabin(?:t)?|megrendelés(?:e|ét)?|minden)\\b[^.;!?]{0,60}\\b(?:(?:vissza)?igazolva|(?:vissza)?igazoltuk|(?:vissza)?igazolt|megerősítettük|megerősítve|lefoglaltuk|lefoglalva|biztosított)\\b",
      "\\b(?:vissza)?igazoljuk\\b(?![^.;!?]{0,60}\\b(?:beérkez|kézhezvétel|átvétel|ajánlat|opció|kérés|elérhető))",
      "\\b(?:szálloda|hotel|partner|tulajdonos|légitársaság) (?:vissza)?igazolta\\b",
      "\\b(?:foglalás|megrendelés|szállás) (?:vissza)?igazolás",
    ],
    requested: [
      "\\b(?:még )?(?:nem|nincs|nincsenek)(?: még| került)? (?:vissza)?igazol|\\bnem került (?:vissza)?igazolásra",
      "\\b(?:ez|jelen (?:levél|üzenet))\\b[^.;!?]{0,20}\\bnem (?:minősül|jelent|számít)?[^.;!?]{0,20}\\b(?:vissza)?igazolás",
      "\\b(?:várjuk|várunk|várakozunk)\\b[^.;!?]{0,40}\\b(?:vissza)?(?:igazolás|válasz|megerősítés)|\\b(?:vissza)?igazolás[a-z]* (?:várunk|vár)\\b",
      "\\bvárólist(?:a|án|ára|ás)",
      "\\b(?:foglalás|szoba|kabin|járat|kérés)[a-z]*\\b[^.;!?]{0,50}\\b(?:lekérés alatt|függőben|feldolgozás alatt)",
      "\\b(?:lekértük|megkérdeztük|kérést küldtünk)\\b",
    ],
    option: [
      "\\b(?:opció(?:s|ban|val|t|ja)?|tartjuk|fenntartjuk|fenntartva|előzetesen|ideiglenesen|előfoglal[a-zá]+)\\b[^.;!?]{0,90}(?:\\bérvényes\\b|\\blejár\\b|\\d-?(?:ig|éig)\\b|-ig\\b|\\bkötelezettség nélkül)",
      "\\bopció(?:s)? (?:határid|lejárat|dátum)",
      "\\bopciós (?:foglalás|helyek|szob)",
      "\\b(?:ideiglenes|előzetes) foglalás|\\belőfoglalás",
    ],
    quoted: [
      "\\b(?:semmi|egyetlen (?:szoba|hely|szolgáltatás))\\b[^.:,;!?]{0,40}\\b(?:nincs|nem) (?:le)?foglal",
      "\\b(?:ár)?ajánlat(?:unk|a|ot)?\\b[^.;!?]{0,50}\\b(?:érvényes|lejár|nem kötelező|kötelezettség nélkül)",
      "\\b(?:még )?(?:nem|nincs) (?:foglaltuk le|lefoglalva|foglalva)|\\bfoglalás (?:még )?nem történt",
    ],
    declined: [
      "\\b(?:sajnos |időközben )?már (?:foglalt|elkelt|kiadták)",
      "\\bbank\\b[^.;!?]{0,40}\\b(?:elutasította|visszautasította)",
      "\\b(?:fizetés|kártya|kártyá|tranzakció|terhelés)[a-zé]*\\b[^.;!?]{0,60}\\b(?:elutasít|visszautasít|sikertelen|nem (?:sikerült|teljesült))",
      "\\b(?:foglalás|kérés)[a-záéút]*\\b[^.;!?]{0,50}\\b(?:elutasít|visszautasít)",
      "\\bnem (?:tudja|tudjuk|tudta|tudtuk|áll módunkban) (?:vissza)?(?:igazolni|elfogadni|fogadni|biztosítani|teljesíteni)",
    ],
  },
  plain: {
    confirmed: ["\\bköszönjük (?:a |az )?(?:foglalás|megrendelés)"],
    requested: [
      "\\b(?:megkaptuk|rögzítettük|továbbítottuk)\\b[^.;!?]{0,30}\\b(?:kérés|igény)",
      "\\bköszönjük (?:a |az )?(?:érdeklődés|megkeresés|(?:foglalási )?kérés)",
      "\\b(?:értesítjük|visszajelzünk|jelentkezünk)\\b[^.;!?]{0,50}\\b(?:amint|belül|hamarosan)|\\b(?:amint|hamarosan)\\b[^.;!?]{0,50}\\b(?:értesítjük|visszajelzünk|jelentkezünk)",
    ],
    option: ["\\b(?:automatikusan )?(?:felszabadul|törlődik az opció)"],
    quoted: [
      "\\b(?:küldjük|mellékeljük|mellékelten|csatoltan|alábbi|összeállítottuk|elkészítettük)\\b[^.;!?]{0,60}\\b(?:ár)?ajánlat",
      "\\b(?:ajánljuk|ajánlani tudjuk|tudjuk ajánlani)\\b",
    ],
    declined: [
      "\\b(?:sajnos|sajnáljuk|sajnálattal)\\b[^.;!?]{0,130}\\b(?:betelt|megtelt|elfogyott|foglalt\\b|nincs|nincsenek|nem (?:áll|tud|elérhető|lehetséges)|elutasít)",
      "\\b(?:szálloda|hotel|szob[aá]k|kabin(?:ok)?|hajó(?:út)?|járat)\\b[^.;!?]{0,60}\\b(?:betelt|megtelt|teltházas|elfogyott)",
      "\\bnincs (?:több |már )?(?:szabad|elérhető) (?:szoba|hely|kabin)",
    ],
  },
  cancelled: [
    "\\b(?:foglalás|megrendelés|szállás|utazás|járat)[a-záéíóöőúüű]*\\b[^.;!?]{0,60}\\b(?:töröltük|törölve|törlésre került|lemondva|lemondtuk|lemondásra került|sztornóztuk|sztornózva|visszavontuk)",
    "\\b(?:foglalás|megrendelés|utazás)[a-z]* (?:lemondása|törlése|sztornója|sztornózása)|\\b(?:lemondás|törlés) (?:vissza)?igazol",
  ],
  denied: [
    "\\b(?:nem|nincs|nincsenek|ha|amikor|amint|után|előtt|majd|fogjuk|kérjük|várjuk|várunk|még|előzetesen|ideiglenesen|nélkül)\\b[^.;!?]{0,50}$",
  ],
  conditional: ["\\b(?:ha|amennyiben|esetén|amikor|lehet|eredetileg|korábbi)\\b[^.;!?]{0,100}$"],
  references: [
    "\\b(?:kérés|ajánlat|megkeresés)[a-zé]*(?: alapján| szerint)|\\b(?:kérésére|megkeresésére|kérésének megfelelően)\\b",
  ],
  asides: [
    "\\b(?:külön(?:leges)? kérés|preferenci|megjegyzés|felár|korai (?:érkezés|bejelentkezés)|késői|transzfer|parkol|étterem|vacsora|asztal|kirándulás|pótágy|kiságy|háziállat|étkezés|fakultatív|opcionális|spa)",
  ],
  own: [
    "\\b(?:még|jelenleg|egyelőre)\\b",
    "^(?:a |az )?(?:foglalás|szoba|kabin|hotel|szálloda|járat)[a-z]*\\b",
    "\\b(?:ez|ezt|ezen|ön|önök|semmi|egyetlen)\\b|\\b(?:foglalása|ajánlatunk|ajánlata|szállása)\\b",
  ],
};
