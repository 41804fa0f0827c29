import { fold } from "@/lib/extraction/words/fold";
import type { Role } from "@/lib/extraction/words/label-rules";
import type { Dated } from "./dated-labels";

const OUT = /^\W*out\W*$/;
const BACK = /^\W*(?:(?:way |flight |journey )?back|home|return|inbound|homeward)\W*$/;
const LEFT =
  /drop[ -]?off|abgabe|depot|depose|entrega|consegna|afgeven|inleveren|brengen|lascia|deixar|inlamning|lamna|aflevering|innlevering|odevzdani/;
const FETCHED =
  /collect|pick[ -]?up|abhol|recuper|reprise|retrait|recog|ritir|ophalen|hamt|afhentning|henting|vyzvednuti|levantar/;

/** Labels whose sense only the other one tells: "Out" before "Back" is no check-out, and what is dropped off before it is collected is left behind for the trip. */
export function inOrder(all: readonly Dated[]): Dated[] {
  return isLeftBehind(all)
    ? all.map((one) => ({ ...one, role: TURNED[one.role] ?? one.role }))
    : outFirst(all);
}

const TURNED: Readonly<Partial<Record<Role, Role>>> = { start: "end", end: "start" };

function outFirst(all: readonly Dated[]): Dated[] {
  const back = all.filter((one) => BACK.test(fold(one.label)));
  return all.map((one) =>
    OUT.test(fold(one.label)) && back.some((other) => other.day >= one.day)
      ? { ...one, role: "start" as const }
      : one,
  );
}

/** A car in a car park, a dog in a kennel. */
function isLeftBehind(all: readonly Dated[]): boolean {
  const starts = all.filter((one) => one.role === "start");
  const ends = all.filter((one) => one.role === "end" || one.role === "return");
  const [start] = starts;
  const [end] = ends;
  if (!start || !end || end.day >= start.day) return false;
  return (
    starts.every((one) => one.day === start.day && FETCHED.test(fold(one.label))) &&
    ends.every((one) => one.day === end.day && LEFT.test(fold(one.label)))
  );
}
