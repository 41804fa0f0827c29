"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * A part of the screen whose code is fetched apart from the page's; `load` stands at module scope. Once `preload` (see
 * usePreload) has brought it, it is drawn in the very frame that asks for it, and else as soon as it is there: a lazy
 * component would be held back by its fallback. Only for what a browser shows after a press or an address's wish.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  type Loaded = { readonly Part?: ComponentType<Props>; readonly failure?: unknown };
  let loaded: Loaded = {};
  const preload = async () => {
    loaded = { Part: (await load()).default };
    return loaded;
  };
  function OnDemand(props: Props) {
    const [{ Part, failure }, setLoaded] = useState(loaded);
    useEffect(() => {
      if (!Part) preload().then(setLoaded, (error: unknown) => setLoaded({ failure: error }));
    }, [Part]);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : null;
  }
  return { OnDemand, preload };
}
