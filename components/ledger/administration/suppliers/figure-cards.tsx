import { AsOf } from "@/components/desk/administration/as-of";
import { Card } from "@/components/ui/card";
import {
  figureWords,
  type PlatformFigures,
} from "@/lib/ledger/suppliers/intelligence/supplier-figures.model";
import { counted } from "@/lib/platform/base/text";
import type { CachedFigures } from "@/lib/platform/figures/cached-figures.model";

/** Four figures about all suppliers, each currency separately, with the time they were computed. */
export function FigureCards({
  kept: { value: figure, at },
}: {
  readonly kept: CachedFigures<PlatformFigures>;
}) {
  const { value, due, rates } = figureWords(figure);
  const whole = (count: number) => count.toLocaleString("en-US");
  const cards = [
    { title: "Total Commission Due", lines: due, detail: "Expected and not received" },
    { title: "Total Booking Value", lines: value, detail: counted(figure.bookingCount, "booking") },
    { title: "Average Commission Rate", lines: rates, detail: "Weighted by booking value" },
    {
      title: "Active Suppliers",
      lines: [whole(figure.suppliers)],
      detail: `${whole(figure.verified)} verified, ${whole(figure.recent)} new in the last 30 days`,
    },
  ];
  return (
    <section aria-label="Figures of all suppliers" className="mb-5">
      <ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        {cards.map(({ title, lines: [first = "–", ...more], detail }) => (
          <li key={title}>
            <Card className="h-full p-3 sm:p-4">
              <p className="text-muted-foreground">{title}</p>
              <p className="mt-1 font-semibold text-md tabular-nums sm:text-xl lg:max-xl:text-lg">{first}</p>
              {more.map((line) => (
                <p key={line} className="font-medium text-sm tabular-nums">
                  {line}
                </p>
              ))}
              <p className="mt-1 text-muted-foreground text-sm">{detail}</p>
            </Card>
          </li>
        ))}
      </ul>
      <AsOf at={at} />
    </section>
  );
}
