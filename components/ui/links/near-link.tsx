"use client";

import Link, { useLinkStatus } from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useRef } from "react";
import { isKept, noteFetched } from "@/lib/platform/api-client/page-ages";

type Props = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & { readonly href: string };
type Kind = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>["kind"];

/** A pointer or a focus that only passes doesn't stay that long. */
const PASSING_MS = 60;
/** A press of a hand lasts longer. Of one that is over by then the router asks itself, and both would ask for the same page. */
const PRESSING_MS = 20;

/** A link to a section or a tab: its page is asked for as a pointer or the focus rests on it or a press begins, so that its end finds it there. */
export function NearLink({ href, children, ...link }: Props) {
  const router = useRouter();
  const timer = useRef(0);
  const ask = () => {
    // What gets no answer is told of, and nobody has asked for this.
    if (link["aria-current"] || isKept(href) || !navigator.onLine) return;
    noteFetched(href);
    // Next has a word for asking for all of a page, and exports it as a type only.
    router.prefetch(href, { kind: "full" as Kind });
  };
  const askIn = (ms: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(ask, ms);
  };
  const leave = () => window.clearTimeout(timer.current);
  return (
    <Link
      {...link}
      href={href}
      prefetch={false}
      onPointerEnter={() => askIn(PASSING_MS)}
      onPointerLeave={leave}
      onPointerDown={(event) => (event.button === 0 ? askIn(PRESSING_MS) : undefined)}
      onClick={(event) => {
        leave();
        link.onClick?.(event);
      }}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(":focus-visible") ? askIn(PASSING_MS) : undefined
      }
      onBlur={leave}
    >
      {children}
      <OnItsWay />
    </Link>
  );
}

/** For the looks of what is shown meanwhile. */
function OnItsWay() {
  return useLinkStatus().pending ? <span hidden data-slot="on-its-way" /> : null;
}

/** Where such a link leads that was pressed, and whose page hasn't come yet. */
export function addressOnItsWay(): string | undefined {
  return document.querySelector("a:has(> [data-slot=on-its-way])")?.getAttribute("href") ?? undefined;
}
