import { useState } from "react";

/** What makes a menu's items, whose code comes when `near` says that somebody is about to open it; null until then. */
export function useMenuMaker<Make extends (...given: never[]) => unknown>(
  load: () => Promise<Make>,
): { readonly make: Make | null; readonly near: () => void } {
  const [make, setMake] = useState<Make | null>(null);
  const near = () =>
    void load().then(
      (loaded) => setMake(() => loaded),
      () => undefined,
    );
  return { make, near };
}
