"use client";

import Link, { useLinkStatus } from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useRef } from "react";
import { isKept, noteHeard } from "@/lib/api-client/heard-pages";

type Props = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & { readonly href: string };
type Kind = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>["kind"];

/** A pointer or a focus that only passes doesn't stay that long. */
const PASSING_MS = 60;

/** A link to a section or a tab: its page is asked for as a pointer or the focus rests on it, so that the press finds it there. */
export function NearLink({ href, children, ...link }: Props) {
  const router = useRouter();
  const timer = useRef(0);
  const ask = () => {
    window.clearTimeout(timer.current);
    // What gets no answer is told of, and nobody has asked for this.
    if (link["aria-current"] || isKept(href) || !navigator.onLine) return;
    noteHeard(href);
    // Next has a word for asking for all of a page, and exports it as a type only.
    router.prefetch(href, { kind: "full" as Kind });
  };
  const rest = () => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(ask, PASSING_MS);
  };
  const leave = () => window.clearTimeout(timer.current);
  return (
    <Link
      {...link}
      href={href}
      prefetch={false}
      onPointerEnter={rest}
      onPointerLeave={leave}
      onPointerDown={(event) => (event.button === 0 ? ask() : undefined)}
      onFocus={rest}
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
