import { describe, expect, it } from "vitest";
import {
  ended,
  moved,
  newState,
  readState,
  started,
  told,
} from "@/components/shell/tour/onboarding-state.model";
import { cardPlace, scrollNeeded, spotlight } from "@/components/shell/tour/tour-place.model";
import { progressWords, TOUR_STEPS, tourSteps } from "@/components/shell/tour/tour-steps.model";

const NEW = newState("p");

describe("the tour's steps", () => {
  it("are the specification's eight, with its pages in its order", () => {
    expect(TOUR_STEPS.map(({ id }) => id)).toEqual([
      "welcome",
      "dashboard",
      "emails",
      "bookings",
      "suppliers",
      "settings",
      "user-menu",
      "finish",
    ]);
    expect(TOUR_STEPS.flatMap(({ route }) => route ?? [])).toEqual([
      "/",
      "/emails/new",
      "/bookings/open",
      "/suppliers",
      "/settings/email-forwarding",
    ]);
    expect(progressWords(2, tourSteps(false).length)).toBe("Step 3 of 8");
  });

  it("are nine for an administrator who pays agents: from where, before the user menu", () => {
    const steps = tourSteps(true);
    expect(steps.filter((step) => !TOUR_STEPS.includes(step)).map(({ id }) => id)).toEqual(["payouts"]);
    expect(steps[6]).toMatchObject({ id: "payouts", targets: ["header a[href='/admin']"] });
    expect(moved({ ...started(NEW, true), stepIndex: 7 }, 1, steps.length)).toMatchObject({ stepIndex: 8 });
  });
});

describe("how far the tour is", () => {
  it("goes on and back, stays at the first step, and is finished behind the last", () => {
    const running = started(NEW, true);
    expect(moved(running, 1, 8)).toMatchObject({ stepIndex: 1, status: "running" });
    expect(moved(running, -1, 8)).toMatchObject({ stepIndex: 0, status: "running" });
    expect(moved({ ...running, stepIndex: 7 }, 1, 8)).toMatchObject({
      stepIndex: 0,
      status: "finished",
      hasCompletedTour: true,
      showDemoData: false,
    });
  });

  it("is over where the server knows of its end, wherever that was, and goes on else", () => {
    const said = { hasCompletedOnboarding: true, hasConfiguredEmail: false };
    for (const status of ["running", "paused"] as const) {
      const here = { ...started(NEW, true), stepIndex: 3, status };
      expect(told(here, { ...said, hasCompletedTour: true })).toMatchObject({
        ...{ status: "finished", stepIndex: 0, showDemoData: false, isUnsaved: false },
      });
      expect(told(here, { ...said, hasCompletedTour: false })).toMatchObject({ status, stepIndex: 3 });
    }
  });

  it("keep what was done here since the server was asked, which knows it from nobody yet", () => {
    const known = { hasCompletedOnboarding: true, hasConfiguredEmail: true, hasCompletedTour: false };
    const here = ended(started(NEW, false), "skipped");
    expect(told(here, known)).toEqual({ ...here, hasConfiguredEmail: true });
  });

  it("finished and skipped both complete it, and taking it again takes that back", () => {
    const skipped = ended(started(NEW, true), "skipped");
    expect(skipped).toMatchObject({ status: "skipped", hasCompletedTour: true, isUnsaved: true });
    expect(started(skipped, false)).toMatchObject({
      status: "running",
      hasCompletedTour: false,
      isUnsaved: true,
      showDemoData: true,
    });
  });

  it("is read as it was kept, but not another person's and not what is broken", () => {
    const kept = JSON.stringify({ ...started(NEW, true), stepIndex: 3 });
    expect(readState(kept, "p")).toMatchObject({ stepIndex: 3, status: "running" });
    for (const other of [null, "{", "7", '{"person":"p","stepIndex":9}', '{"person":"p","status":"x"}']) {
      expect(readState(other, "p")).toEqual(NEW);
    }
    expect(readState(kept, "q")).toEqual(newState("q"));
  });
});

describe("where the tour's card stands", () => {
  const window = { width: 1280, height: 800 };
  const card = { width: 380, height: 200 };

  it("is in the middle without a target, and beside what is lit with one", () => {
    expect(cardPlace(null, card, window)).toEqual({ left: 450, top: 300 });
    const link = { left: 12, top: 300, width: 230, height: 36 };
    expect(spotlight(link)).toEqual({ left: 2, top: 290, width: 250, height: 56 });
    expect(cardPlace(link, card, window)).toEqual({ left: 268, top: 290 });
  });

  it("is within the window on a phone and at its lower end", () => {
    const phone = { width: 375, height: 667 };
    const narrow = { width: 343, height: 260 };
    expect(cardPlace({ left: 0, top: 120, width: 375, height: 40 }, narrow, phone)).toEqual({
      left: 16,
      top: 186,
    });
    expect(cardPlace({ left: 12, top: 750, width: 230, height: 40 }, card, window)).toEqual({
      left: 268,
      top: 584,
    });
  });

  it("has the page scrolled only as far as a target needs", () => {
    expect(scrollNeeded({ left: 0, top: 100, width: 1, height: 50 }, 56, 800)).toBe(0);
    expect(scrollNeeded({ left: 0, top: 40, width: 1, height: 50 }, 56, 800)).toBe(-36);
    expect(scrollNeeded({ left: 0, top: 770, width: 1, height: 50 }, 56, 800)).toBe(40);
  });
});
