/** Where an overlay of `opener` is put: inside its dialog (a native modal one makes all else inert), else inside its landmark, so that no content stands outside of one. */
export function overlayHome(opener: Element): HTMLElement | undefined {
  return (
    opener.closest<HTMLElement>("dialog, [role=dialog], [role=alertdialog], main, aside, header") ?? undefined
  );
}
