/** Where this screen's toasts appear: not over Convert and its neighbours, which are needed for the next mail. */
export function toastPlace(): { readonly position: "top-center" | "bottom-left" } {
  return { position: window.innerWidth < 768 ? "top-center" : "bottom-left" };
}
