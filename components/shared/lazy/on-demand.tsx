import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { untilFetched } from "./until-fetched";

/**
 * Returns a component whose code is loaded separately from the page. Call this at module scope. Once `preload` (see
 * usePreload) has loaded the code, the component renders in the same frame; otherwise it renders `meanwhile` until
 * the code arrives. React.lazy would first render the fallback, and would fail the whole page if the code can't be
 * loaded. Use it only for content that a browser shows after a press or because of the address.
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
