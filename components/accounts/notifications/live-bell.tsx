import { BellIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { Button, type ButtonProps } from "@/components/ui/button";
import { changes } from "@/lib/platform/api-client/changes";
import { BellCount } from "./bell-count";

const { OnDemand: OpenBell, preload } = onDemand(() => import("./bell-open"));
const { OnDemand: LiveCount } = onDemand(() => import("./live-count"));
const NEWS = ["change", "read"] as const;
/** How long the count from the page's load is considered current. */
const KNOWN_MS = 30_000;

/**
 * The bell that opens its notifications. `unread` is the count from the page's load; it is polled from the first
 * change or half a minute on.
 */
export default function LiveBell({
  unread,
  isAdmin,
}: {
  readonly unread: number;
  readonly isAdmin: boolean;
}) {
  const [isAsked, setAsked] = useState(false);
  const isDue = useIsDue() || isAsked;
  const count = <BellCount unread={unread} />;
  const near = () => void preload().catch(() => undefined);
  const button: ButtonProps = {
    variant: "ghost",
    size: "icon",
    className: "relative",
    children: (
      <>
        <BellIcon />
        {isDue ? <LiveCount unread={unread} meanwhile={count} /> : count}
      </>
    ),
  };
  const closed = (
    <Button
      {...button}
      aria-haspopup="dialog"
      aria-expanded={isAsked}
      data-tooltip="Notifications"
      onPointerEnter={near}
      onFocus={near}
      onClick={() => setAsked(true)}
    />
  );
  return isAsked ? <OpenBell meanwhile={closed} button={button} isAdmin={isAdmin} /> : closed;
}

/** Returns whether the count from the page's load may be outdated. */
function useIsDue(): boolean {
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    const begin = () => setDue(true);
    const first = setTimeout(begin, KNOWN_MS);
    for (const news of NEWS) changes.addEventListener(news, begin);
    return () => {
      clearTimeout(first);
      for (const news of NEWS) changes.removeEventListener(news, begin);
    };
  }, []);
  return isDue;
}
