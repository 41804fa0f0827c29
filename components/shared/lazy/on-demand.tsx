"use client";

import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { untilFetched } from "./until-fetched";

/**
 * A part of the screen whose code is fetched apart from the page's; `load` stands at module scope. Once `preload` (see
 * usePreload) has brought it, it is drawn in the very frame that asks for it, and else as soon as it is there: a lazy
 * component would be held back by its fallback, and would take the page along when its code can't be fetched. Only for
 * what a browser shows after a press or an address's wish; `meanwhile` stands in its place.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = (await load()).default;
    return loaded;
  };
  function OnDemand({ meanwhile = null, ...props }: Props & { readonly meanwhile?: ReactNode }) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => (Part ? undefined : untilFetched(preload, (part) => setPart(() => part))), [Part]);
    return Part ? <Part {...(props as unknown as Props)} /> : meanwhile;
  }
  return { OnDemand, preload };
}
