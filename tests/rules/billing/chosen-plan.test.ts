import { afterEach, expect, it, vi } from "vitest";
import { rememberPlan, takeChosenPlan } from "@/components/accounts/billing/chosen-plan";

function storing(kept: Record<string, string>) {
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => {
      kept[name] = value;
    },
    removeItem: (name: string) => {
      delete kept[name];
    },
  });
}
afterEach(() => vi.unstubAllGlobals());

it("a plan that was chosen is offered once", () => {
  storing({});
  rememberPlan("annual");
  expect([takeChosenPlan(), takeChosenPlan()]).toEqual(["annual", null]);
});

it.each(["", "gold", "toString", "__proto__"])("%s is no plan", (selectedPlan) => {
  storing({ selectedPlan });
  expect(takeChosenPlan()).toBeNull();
});

it("a browser that stores nothing leads on", () => {
  vi.stubGlobal("localStorage", undefined);
  rememberPlan("annual");
  expect(takeChosenPlan()).toBeNull();
});
