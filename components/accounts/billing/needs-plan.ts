/**
 * Returns whether the page's banner says that the agent needs a plan to add anything. It reads the DOM instead of a
 * context, so that no page loads extra code for it.
 */
export function needsPlan(): boolean {
  return document.querySelector("[data-needs-plan]") !== null;
}
