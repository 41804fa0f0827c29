import type { Product } from "@/lib/extraction/payload.model";
import type { Candidate } from "../layout/candidate";
import type { DayFound, Reading } from "../layout/reading";
import { isLonger } from "./nights";

const BY_DAY: ReadonlySet<Product | undefined> = new Set<Product | undefined>([
  "tour",
  "transfer",
  undefined,
]);
const VISIT =
  /(?:tour|excursion|trip|experience|visit|ride|class|tickets?|transfer|charter|activity|show|cruise|führung|ausflug|visite|visita|excursi[oó]n|gita|escursione|rondleiding|uitstapje|utflykt|udflugt|wycieczka|passeio)(?!\p{L})[^.\n:]{0,30}(?:\s(?:on|for|am|le|el|il|op|den|dne|em|dia|w dniu)\s|,\s)(?:the\s)?(?:\p{L}{2,12}\.?,?\s)?$/iu;

/** "Private tour on Thursday 22 July 2027": the only day that a mail about an activity names. */
export function dayOfVisit(reading: Reading, elsewhere: ReadonlySet<number>): Candidate[] {
  const today = reading.calendar.today ?? "0000";
  const days = reading.days.filter((one) => !elsewhere.has(one.span.start) && one.day >= today);
  const visit = days.find(isVisit);
  if (
    !visit ||
    isLonger(reading) ||
    !BY_DAY.has(reading.product) ||
    new Set(days.map((one) => one.day)).size > 1
  )
    return [];
  const { day: value, span } = visit;
  return (["itinerary.startDate", "itinerary.endDate"] as const).map((field) => ({
    field,
    value,
    source: "prose",
    confidence: 0.66,
    span,
  }));
}

/** Whether the words before a day tell it as that of a tour or visit. */
export function isVisit({ span }: Pick<DayFound, "span">): boolean {
  return VISIT.test(span.doc.text.slice(Math.max(0, span.start - 70), span.start));
}
