import type { Page } from "@playwright/test";

/**
 * Returns the controls that are partly invisible or too narrow: cut off by the window or by a non-scrolling ancestor
 * that hides overflow, narrower than their text (unless it ends in "..."), or fields that show fewer than about four
 * letters.
 */
export function clippedControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS = "a[href], button, input, select, textarea, [role=tab], [role=menuitem], [role=option]";
    const FIELDS = "input:not([type=checkbox], [type=radio], [type=file]), select, textarea";
    const NARROWEST_FIELD = 48;
    const isHidden = (one: Element) =>
      one.closest("[inert], [aria-hidden=true], .sr-only") !== null ||
      !one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      one.getBoundingClientRect().width <= 1;
    const partsAround = (one: Element): Element[] => {
      const part = one.parentElement;
      if (!part || /auto|scroll/.test(getComputedStyle(part).overflowX)) return [];
      return /hidden|clip/.test(getComputedStyle(part).overflowX)
        ? [part, ...partsAround(part)]
        : partsAround(part);
    };
    const isScrolled = (one: Element): boolean =>
      one.parentElement !== null &&
      (/auto|scroll/.test(getComputedStyle(one.parentElement).overflowX) || isScrolled(one.parentElement));
    const leaves = (one: Element, { left, right }: { left: number; right: number }) => {
      const own = one.getBoundingClientRect();
      return own.right > right + 1 || own.left < left - 1;
    };
    const isCutOff = (one: Element) =>
      partsAround(one).some((part) => leaves(one, part.getBoundingClientRect())) ||
      (!isScrolled(one) && leaves(one, { left: 0, right: document.documentElement.clientWidth }));
    const isTooNarrow = (one: Element) =>
      one.matches(FIELDS)
        ? one.clientWidth < NARROWEST_FIELD
        : one.scrollWidth > one.clientWidth + 1 &&
          one.matches("button, [role=tab]") &&
          getComputedStyle(one).textOverflow !== "ellipsis";
    return [...document.querySelectorAll(CONTROLS)]
      .filter((one) => !isHidden(one) && (isCutOff(one) || isTooNarrow(one)))
      .map((one) => one.getAttribute("aria-label") ?? one.id + one.textContent);
  });
}
