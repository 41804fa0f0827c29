"use client";

import Link, { useLinkStatus } from "next/link";
import { useRouter } from "next/navigation";
import { type ComponentProps, useRef } from "react";
import { isCachedByRouter, noteFetched } from "@/lib/platform/api-client/page-ages";
import { comingPage } from "./coming-page";

type Props = Omit<ComponentProps<typeof Link>, "prefetch" | "href"> & {
  readonly href: string;
  /** The heading of the page, if it may take the place of the present page while it loads. */
  readonly heading?: string;
};
type Kind = NonNullable<Parameters<ReturnType<typeof useRouter>["prefetch"]>[1]>["kind"];

/** A pointer or focus that merely passes over a link stays for less time than this. */
const PASSING_MS = 60;
/**
 * A press usually lasts longer than this. For a shorter one, the router requests the page itself at the click, and a
 * prefetch would request the same page again.
 */
const PRESSING_MS = 20;

/**
 * A link to a section or a tab. It prefetches the page while the pointer or focus rests on it, or when a press
 * begins, so that the page is there when the press ends.
 */
export function PrefetchLink({ href, heading, children, ...link }: Props) {
  const router = useRouter();
  const timer = useRef(0);
  const ask = () => {
    // Failed requests are reported to the user, who hasn't asked for this one, so skip it while offline.
    if (link["aria-current"] || isCachedByRouter(href) || !navigator.onLine) return;
    noteFetched(href);
    // Next exports the prefetch kind for a whole page only as a type, hence the cast.
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
      <OnItsWay href={href} heading={heading} />
    </Link>
  );
}

/** A hidden marker that CSS uses to style the page while the next one loads. */
function OnItsWay({ href, heading }: Pick<Props, "href" | "heading">) {
  if (!useLinkStatus().pending) return null;
  return (
    <span hidden data-slot="on-its-way">
      {heading && comingPage.outline?.(heading, href)}
    </span>
  );
}

/** Returns the address of the pressed link whose page is still loading. */
export function addressOnItsWay(): string | undefined {
  return document.querySelector("a:has(> [data-slot=on-its-way])")?.getAttribute("href") ?? undefined;
}
