import { busyParts } from "../../support/app/barriers";
import { expect, test } from "../../support/app/fixtures";
import { signedInPerson } from "../../support/people/sign-in";

const NUMBER = `${"N".repeat(30)}${"1234567890".repeat(3)}WXYZ`;
const NAME = "Wolfeschlegelsteinhausenbergerdorffabcde";
const HOUSE = "Donaudampfschifffahrtsgesellschaftshotel";

test("words without an end are broken on cards, at 320 px too @phone", async ({ page, context, app }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await signedInPerson(context, app);
  await page.goto("/bookings/open");
  const answer = await page.request.post("/api/bookings", {
    headers: { origin: app.baseURL },
    data: {
      confirmationNumber: NUMBER,
      clientName: NAME,
      destination: NAME,
      totalBookingAmount: 1_234.5,
      totalBookingCurrency: "USD",
      expectedCommissionAmount: 123.45,
      expectedCommissionCurrency: "USD",
      travelStartDate: "2025-01-01",
      travelEndDate: "2025-01-08",
      supplier: { name: HOUSE },
    },
  });
  const { id } = (await answer.json()) as { id: string };
  const places = [
    ["/bookings/open", NUMBER],
    [`/bookings/open?booking=${id}`, NAME],
    ["/bookings/open?view=chase", HOUSE],
    ["/suppliers", HOUSE],
    ["/", NUMBER],
  ] as const;
  for (const [address, word] of places) {
    await page.goto(address);
    await expect(page.getByText(word).first()).toBeVisible();
    // Parts of the dashboard load after the page.
    await expect(busyParts(page)).toHaveCount(0);
    expect(await page.evaluate(sideways), address).toEqual({ page: 0, cut: [] });
  }
});

/** Returns how far the page scrolls sideways, and the words that extend beyond its edge. */
function sideways() {
  const inside = (element: Element) => {
    const { right, width } = element.getBoundingClientRect();
    return width === 0 || right <= window.innerWidth + 1;
  };
  const shown = [...document.querySelectorAll("main *, [role=dialog] *")].filter(
    (element) => element.childElementCount === 0 && !element.closest(".sr-only, pre"),
  );
  return {
    page: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    cut: shown.filter((element) => !inside(element)).map((element) => element.textContent?.slice(0, 40)),
  };
}
