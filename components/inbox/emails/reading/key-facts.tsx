import type { EmailItem } from "@/lib/inbox/emails/email.model";
import { type KeyFact, keyFactsOf } from "@/lib/inbox/emails/reading/key-facts.model";
import { PanelValueText, StateMark } from "./panel-row";

/**
 * The main facts for deciding whether a reading becomes a booking. Renders nothing for a statement or a newsletter.
 */
export function KeyFacts({
  item,
  className,
}: {
  readonly item: EmailItem | null;
  readonly className: string;
}) {
  if (!item || item.proposal === "REPORT" || item.proposal === "NONE") return null;
  return (
    <section aria-label="Summary" className={className}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 rounded-lg border bg-card px-3 py-2.5">
        {keyFactsOf(item).map((fact) => (
          <div key={fact.label} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <dt className="text-muted-foreground text-sm">{fact.label}</dt>
            <dd data-state={fact.state} className="min-w-0 break-words font-medium">
              <Values fact={fact} />
              <StateMark state={fact.state} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Values({ fact: { values, seen, rate } }: { readonly fact: KeyFact }) {
  const [first = null, last] = values;
  if (first === null)
    return (
      <span className="font-normal text-muted-foreground">{seen > 0 ? `${seen} found` : "Not found"}</span>
    );
  return (
    <>
      <PanelValueText value={first} />
      {last ? (
        <>
          {" – "}
          <PanelValueText value={last} />
        </>
      ) : null}
      {rate ? <span className="ml-1.5 font-normal text-muted-foreground">{rate}</span> : null}
    </>
  );
}
