import { afterEach, beforeEach, expect, it } from "vitest";
import { clearPlace } from "@/components/ui/toast/toast-place";

type Edges = readonly [left: number, top: number, right: number, bottom: number];

const { innerWidth, innerHeight } = window;
const sizeOf = (width: number, height: number) =>
  Object.assign(window, { innerWidth: width, innerHeight: height });
const phone = () => sizeOf(375, 812);
const laptop = () => sizeOf(1280, 800);

/** Gives elements (by id) the bounding boxes that they would have in a browser. */
function stand(places: Readonly<Record<string, Edges>>): void {
  for (const [id, [left, top, right, bottom]] of Object.entries(places)) {
    const one = document.getElementById(id) as HTMLElement;
    one.checkVisibility = () => true;
    one.getBoundingClientRect = () => ({ left, top, right, bottom }) as DOMRect;
  }
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="main" data-primary="">Add Booking</button>
    <div role="dialog" data-state="open">
      <input id="first" />
      <button id="cross" data-keep-clear="">Close</button>
      <div id="foot" data-slot="dialog-footer"><button>Cancel</button></div>
    </div>`;
});
afterEach(() => sizeOf(innerWidth, innerHeight));

it("stands above the foot of a dialog that fills a phone, so that neither its first field nor its cross is covered", () => {
  phone();
  stand({ first: [20, 105, 355, 140], cross: [325, 12, 361, 48], foot: [0, 752, 375, 812] });
  expect(clearPlace(null, document.getElementById("first"))).toEqual({ corner: "bottom-center", bottom: 72 });
});

it("stands above the foot of a dialog beside which no corner is free", () => {
  laptop();
  stand({ first: [277, 545, 1003, 580], cross: [977, 60, 1013, 96], foot: [256, 690, 1024, 751] });
  expect(clearPlace(null, null)).toEqual({ corner: "bottom-right", bottom: 122 });
});

it("comes down again when the bar beneath it has gone, and stays where it is while nothing is", () => {
  phone();
  stand({ first: [20, 105, 355, 140], cross: [325, 12, 361, 48], foot: [0, 752, 375, 812] });
  const raised = clearPlace(null, null);
  expect(clearPlace(raised, null)).toBe(raised);
  document.querySelector("[role=dialog]")?.remove();
  stand({ main: [220, 123, 359, 159] });
  const low = clearPlace(raised, null);
  expect(low).toEqual({ corner: "bottom-center", bottom: 16 });
  expect(clearPlace(low, null)).toBe(low);
});

it("covers what weighs least where all of a screen is taken", () => {
  phone();
  stand({ first: [0, 0, 375, 812], cross: [325, 12, 361, 48], foot: [0, 0, 375, 812] });
  expect(clearPlace(null, null)).toEqual({ corner: "bottom-center", bottom: 16 });
});
