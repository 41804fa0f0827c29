/**
 * Returns the element into which an overlay of `opener` is rendered: its dialog, since a native modal dialog makes
 * everything else inert, otherwise its landmark, so that no content is outside of a landmark.
 */
export function overlayContainer(opener: Element): HTMLElement | undefined {
  return (
    opener.closest<HTMLElement>("dialog, [role=dialog], [role=alertdialog], main, aside, header") ?? undefined
  );
}
