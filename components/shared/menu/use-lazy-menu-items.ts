import { useEffect, useState } from "react";
import { untilFetched } from "../lazy/until-fetched";

/**
 * Returns the function that builds a menu's items, as `make`; null until its code is loaded. `near(false)` loads it
 * once, when the user is about to open the menu; `near(true)`, on a press, retries until it is loaded. `load` must be
 * defined at module scope.
 */
export function useLazyMenuItems<Make extends (...given: never[]) => unknown>(
  load: () => Promise<Make>,
): { readonly make: Make | null; readonly near: (isPressed: boolean) => void } {
  const [make, setMake] = useState<Make | null>(null);
  const [isAsked, setAsked] = useState(false);
  const isWaited = isAsked && make === null;
  useEffect(
    () => (isWaited ? untilFetched(load, (loaded) => setMake(() => loaded)) : undefined),
    [isWaited, load],
  );
  const near = (isPressed: boolean) => {
    if (isPressed) setAsked(true);
    else
      void load().then(
        (loaded) => setMake(() => loaded),
        () => undefined,
      );
  };
  return { make, near };
}
