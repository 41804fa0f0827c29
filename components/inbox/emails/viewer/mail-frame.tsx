import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { cn } from "@/components/ui/cn";
import type { BodyKind } from "@/lib/inbox/emails/email-view.model";

const FLASH_MS = 2_000;
/** The maximum height of the frame on a phone, where it is as high as the email. A longer email scrolls inside. */
const TALLEST = 12_000;
const SMALLEST = 0.6;
/** Without scripts. The page can access the frame's document, but not the other way round. */
const SANDBOX = "allow-same-origin allow-popups allow-popups-to-escape-sandbox";

type Props = {
  /** The base address of the email's documents. */
  readonly documents: string;
  /** Changes when the document changes, because values were read or corrected. */
  readonly revision: string;
  readonly kind: BodyKind;
  readonly images: "blocked" | "shown";
  /** The field whose first place in the email is shown; a new object shows it again. */
  readonly target: { readonly ids: readonly string[] } | null;
  readonly onMark: (ids: readonly string[]) => void;
  readonly onLoaded: (facts: {
    readonly blockedImages: number;
    readonly marked: ReadonlySet<string>;
  }) => void;
  readonly onKey: (event: KeyboardEvent) => void;
};

/**
 * The email's document in a sandboxed frame. Clicking a marked value, or pressing Enter on it, leads to its field.
 */
export function MailFrame({ documents, revision, kind, images, target, onMark, onLoaded, onKey }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(480);
  const [body, setBody] = useState<Document | null>(null);
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams({ as: kind, images, v: revision });
  const { src, scrolled, again } = useAddress(frame, `${documents}/body?${query}`);
  const loaded = () => {
    const arrived = frame.current?.contentDocument;
    const isMail = arrived?.contentType === "text/html";
    setFailed(!isMail);
    if (!isMail) return;
    const marks = [...arrived.querySelectorAll<HTMLElement>("mark[data-field]")];
    onLoaded({
      blockedImages: arrived.querySelectorAll('img[data-tp-image="blocked"]').length,
      marked: new Set(marks.flatMap(idsOf)),
    });
    const layOut = () => {
      drawSmaller(arrived);
      setHeight(Math.min(TALLEST, Math.max(240, heightOf(arrived))));
    };
    layOut();
    frame.current?.contentWindow?.scrollTo(0, scrolled.current);
    // If the typeface can't be loaded, the system's font stays.
    if (kind !== "html" && arrived.defaultView)
      lendTypeface(arrived.defaultView).then(layOut, () => undefined);
    setBody(arrived);
  };
  const loadedEarly = useEffectEvent(loaded);
  useEffect(() => {
    const early = frame.current?.contentDocument;
    // The document may have loaded before the page's code; the initial blank one doesn't count.
    if (early?.readyState === "complete" && early.URL !== "about:blank") loadedEarly();
  }, []);
  const marked = useEffectEvent(onMark);
  const pressed = useEffectEvent(onKey);
  useEffect(() => {
    if (!body) return;
    return listenTo(body, { onMark: (ids) => marked(ids), onKey: (event) => pressed(event) });
  }, [body]);
  const served = useRef<Props["target"]>(null);
  useEffect(() => {
    if (!body || !target || served.current === target) return;
    served.current = target;
    return flash(body, target.ids);
  }, [target, body]);
  return (
    <>
      {failed ? (
        <div className="p-2">
          <LoadFailed message="The text of this email could not be loaded." onRetry={again} />
        </div>
      ) : null}
      <iframe
        ref={frame}
        title="Email body"
        src={src}
        sandbox={SANDBOX}
        referrerPolicy="no-referrer"
        onLoad={loaded}
        hidden={failed}
        style={{ "--mail-height": `${height}px` } as React.CSSProperties}
        className={cn("h-(--mail-height) w-full shrink-0 border-0 bg-white md:h-auto md:min-h-0 md:flex-1")}
      />
    </>
  );
}

/**
 * Returns the frame's first address. Later addresses replace the document inside the frame, because changing `src`
 * would add a history entry, and Back would lead to the same email.
 */
function useAddress(frame: React.RefObject<HTMLIFrameElement | null>, address: string) {
  const [src] = useState(address);
  const asked = useRef(address);
  const scrolled = useRef(0);
  const ask = useCallback(
    (next: string) => {
      const window = frame.current?.contentWindow;
      asked.current = next;
      scrolled.current = frame.current?.contentDocument ? (window?.scrollY ?? 0) : 0;
      window?.location.replace(next);
    },
    [frame],
  );
  useEffect(() => {
    if (asked.current !== address) ask(address);
  }, [ask, address]);
  return { src, scrolled, again: () => ask(address) };
}

/** Scales down an email that was designed for a wider window, as long as it stays readable. */
function drawSmaller(body: Document): void {
  const page = body.documentElement;
  page.style.removeProperty("zoom");
  const scale = page.clientWidth / page.scrollWidth;
  if (scale < 1) page.style.setProperty("zoom", String(Math.max(SMALLEST, scale)));
}

/** Returns the height of the body, since the document itself is never lower than its frame. */
function heightOf(body: Document): number {
  const zoom = Number(body.documentElement.style.getPropertyValue("zoom")) || 1;
  return Math.ceil(body.body.scrollHeight * zoom);
}

function idsOf(mark: HTMLElement): string[] {
  return (mark.dataset.field ?? "").split(" ");
}

type Handlers = Pick<Props, "onMark" | "onKey">;

/** Returns a function that removes the listeners. */
function listenTo(body: Document, { onMark, onKey }: Handlers): () => void {
  const listening = new AbortController();
  const markOf = (event: Event) =>
    (event.target as Element | null)?.closest?.<HTMLElement>("mark[data-field]") ?? null;
  const click = (event: MouseEvent) => {
    const mark = markOf(event);
    if (mark && !(event.target as Element).closest("a")) onMark(idsOf(mark));
  };
  const press = (event: KeyboardEvent) => {
    const mark = markOf(event);
    if (mark && (event.key === "Enter" || event.key === " ")) {
      event.preventDefault();
      onMark(idsOf(mark));
    } else onKey(event);
  };
  body.addEventListener("click", click, listening);
  body.addEventListener("keydown", press, listening);
  return () => listening.abort();
}

/** Scrolls to the first mark and highlights all for two seconds. */
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

const FAMILY = "Geist Mono Variable";

/**
 * Loads the typeface of plain texts into an email's frame, whose document may fetch nothing, since the user's system
 * may have no monospace font of its own.
 */
export async function lendTypeface(frame: Window): Promise<void> {
  const own = frame as Window & typeof globalThis;
  const source = new URL(
    "../../../../node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2",
    import.meta.url,
  );
  const answer = await fetch(source);
  if (!answer.ok) return;
  const typeface = new own.FontFace(FAMILY, await answer.arrayBuffer(), { weight: "100 900" });
  frame.document.fonts.add(await typeface.load());
}
