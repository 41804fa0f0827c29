import { useEffect, useState } from "react";
import { untilFetched } from "../lazy/until-fetched";

/**
 * What makes a menu's items; null until its code has come. `near` fetches that when somebody is about to open the menu,
 * and once it is pressed until it is there. `load` stands at module scope.
 */
export function useMenuMaker<Make extends (...given: never[]) => unknown>(
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
