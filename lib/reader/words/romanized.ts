import { fold } from "./fold";

/** Folded letters of other scripts and their usual transliteration in web addresses, in the same order. */
const SPELT: readonly (readonly [letters: string, latin: string])[] = [
  ["αβγδεζηθικλμνξοπρσςτυφχψω", "a v g d e z i th i k l m n x o p r s s t y f ch ps o"],
  [
    "абвгдежзийклмнопрстуфхцчшщыэюяіїєґ",
    "a b v g d e zh z i y k l m n o p r s t u f h ts ch sh shch y e yu ya i yi ye g",
  ],
  ["ابتثجحخدذرزسشصضطظغفقكلمنهوىي", "a b t th j h kh d dh r z s sh s d t z gh f q k l m n h w a y"],
  ["אבגדהוזחטיכךלמםנןסעפףצץקרשת", "a b g d h v z h t y k k l m m n n s a p p tz tz k r sh t"],
];
const LATIN: ReadonlyMap<string, string> = new Map(
  SPELT.flatMap(([letters, latin]) => {
    const spelt = latin.split(" ");
    return [...letters].map((letter, index) => [letter, spelt[index] ?? ""] as const);
  }),
);
const OTHERS = /[\u0370-\u06ff]/g;

/**
 * Returns a folded name in Latin letters, roughly as its owner's web address spells it: "γραμμες πελαγος" as "grammes
 * pelagos".
 */
export function romanized(name: string): string {
  return fold(name)
    .replaceAll("ου", "ou")
    .replace(OTHERS, (letter) => LATIN.get(letter) ?? "");
}

/** Removes vowels. Arabic and Hebrew omit them, so a difference in vowels doesn't mean another name. */
export function withoutVowels(latin: string): string {
  return latin.replace(/[aeiouwyv]/g, "").replace(/[cq]/g, "k");
}

export const WITHOUT_VOWELS = /[\u0590-\u06ff]/;
