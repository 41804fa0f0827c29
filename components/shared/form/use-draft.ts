import { useEffect, useRef, useState } from "react";
import { formDrafts } from "./form-drafts";

type Fields<Values> = {
  readonly values: () => Values;
  readonly saved: Values;
  readonly take: (typed: Partial<Values>) => void;
};

/**
 * Keeps the input of the named form in the tab and restores it after a reload. Call `keep` on each edit, either
 * before or after the edit is applied.
 */
export function useDraft<Values extends object>(name: string, { values, saved, take }: Fields<Values>) {
  const [isBack, setBack] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the draft is restored once, when the form opens.
  useEffect(() => {
    const typed = formDrafts.read(name) as Partial<Values> | null;
    if (!typed) return;
    take(typed);
    setBack(true);
  }, [name]);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const keep = () =>
    queueMicrotask(() => {
      // A field that loses focus because its form closes also calls `keep`; ignore that.
      if (isOpen.current) formDrafts.write(name, difference(values(), saved));
    });
  const forget = () => {
    formDrafts.forget(name);
    setBack(false);
  };
  return { isBack, keep, forget };
}

function difference<Values extends object>(values: Values, saved: Values): Partial<Values> {
  const names = Object.keys(values) as (keyof Values)[];
  const typed = names.filter((name) => JSON.stringify(values[name]) !== JSON.stringify(saved[name]));
  return Object.fromEntries(typed.map((name) => [name, values[name]])) as Partial<Values>;
}
