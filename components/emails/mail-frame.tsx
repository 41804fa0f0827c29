"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import type { BodyKind } from "@/lib/emails/email-view.model";

const FLASH_MS = 2_000;
/** On a phone the frame is as high as the mail, up to here; a longer one scrolls inside. */
const TALLEST = 12_000;
/** A frame without scripts; the page may reach into it, it can't reach out. */
const SANDBOX = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

type Props = {
  readonly emailId: string;
  /** Changes when the document would: what was read, which values were corrected. */
  readonly revision: string;
  readonly kind: BodyKind;
  readonly images: "blocked" | "shown";
  /** The field whose first place in the mail is to be shown; a new object shows it again. */
  readonly target: { readonly ids: readonly string[] } | null;
  readonly onMark: (ids: readonly string[]) => void;
  readonly onLoaded: (facts: {
    readonly blockedImages: number;
    readonly marked: ReadonlySet<string>;
  }) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/** The mail's own document in a sandboxed frame. A marked value that is clicked, or entered by key, leads to its field. */
export function MailFrame({ emailId, revision, kind, images, target, onMark, onLoaded, onKey }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const [loads, setLoads] = useState(0);
  const handlers = useRef({ onMark, onLoaded, onKey });
  useEffect(() => {
    handlers.current = { onMark, onLoaded, onKey };
  });
  const loaded = useCallback(() => {
    const body = frame.current?.contentDocument;
    if (!body?.body) return;
    listenTo(body, handlers.current);
    const marks = [...body.querySelectorAll<HTMLElement>("mark[data-field]")];
    handlers.current.onLoaded({
      blockedImages: body.querySelectorAll('img[data-tp-image="blocked"]').length,
      marked: new Set(marks.flatMap(idsOf)),
    });
    setHeight(Math.min(TALLEST, Math.max(240, body.documentElement.scrollHeight)));
    setLoads((count) => count + 1);
  }, []);
  useEffect(() => {
    // The document may have arrived before the page's own code did.
    if (frame.current?.contentDocument?.readyState === "complete") loaded();
  }, [loaded]);
  useEffect(() => {
    const body = frame.current?.contentDocument;
    if (loads > 0 && body && target) return flash(body, target.ids);
  }, [target, loads]);
  const query = new URLSearchParams({ as: kind, images, v: revision });
  return (
    <iframe
      ref={frame}
      title="E-mail body"
      src={`/api/emails/${emailId}/body?${query}`}
      sandbox={SANDBOX}
      referrerPolicy="no-referrer"
      onLoad={loaded}
      style={{ "--mail-height": `${height}px` } as React.CSSProperties}
      className={cn("h-(--mail-height) w-full shrink-0 border-0 bg-white md:h-auto md:min-h-0 md:flex-1")}
    />
  );
}

function idsOf(mark: HTMLElement): string[] {
  return (mark.dataset.field ?? "").split(" ");
}

type Handlers = Pick<Props, "onMark" | "onKey">;

const listened = new WeakSet<Document>();

function listenTo(body: Document, handlers: Handlers): void {
  if (listened.has(body)) return;
  listened.add(body);
  const markOf = (event: Event) =>
    (event.target as Element | null)?.closest?.<HTMLElement>("mark[data-field]") ?? null;
  body.addEventListener("click", (event) => {
    const mark = markOf(event);
    if (mark && !(event.target as Element).closest("a")) handlers.onMark(idsOf(mark));
  });
  body.addEventListener("keydown", (event) => {
    const mark = markOf(event);
    if (mark && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      handlers.onMark(idsOf(mark));
    } else handlers.onKey(event);
  });
}

/** Scrolls to the first of the marks and makes them stand out for two seconds. */
function flash(body: Document, ids: readonly string[]): (() => void) | undefined {
  const marks = [...body.querySelectorAll<HTMLElement>("mark[data-field]")].filter((mark) =>
    idsOf(mark).some((id) => ids.includes(id)),
  );
  const [first] = marks;
  if (!first) return undefined;
  first.scrollIntoView({ block: "center", behavior: "auto" });
  for (const mark of marks) mark.setAttribute("data-flash", "");
  const quiet = () => {
    for (const mark of marks) mark.removeAttribute("data-flash");
  };
  const timer = setTimeout(quiet, FLASH_MS);
  return () => {
    clearTimeout(timer);
    quiet();
  };
}
