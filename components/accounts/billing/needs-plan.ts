/** Whether the page says by its banner that the agent needs a plan to add anything. It is asked rather than a context, so that no page loads anything for it. */
export function needsPlan(): boolean {
  return document.querySelector("[data-needs-plan]") !== null;
}
