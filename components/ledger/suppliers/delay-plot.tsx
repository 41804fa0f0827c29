import { ticksOf } from "@/components/shared/chart/ticks.model";
import { counted } from "@/lib/platform/base/text";

const DOT = 7;
const LANES = 6;

/**
 * A dot per payment by its days after travel, with equal values stacked. The list below it contains the same numbers,
 * for users who can't see it.
 */
export function DelayPlot({ delays }: { readonly delays: readonly number[] }) {
  if (delays.length === 0) return null;
  const ticks = ticksOf(Math.min(0, ...delays), Math.max(...delays));
  const [first = 0, last = 1] = [ticks[0], ticks.at(-1)];
  const dots = stacked(delays, first, last);
  const height = (Math.max(...dots.map(({ lane }) => lane)) + 1) * (DOT + 2) + 4;
  const place = (days: number) => `${((days - first) / (last - first)) * 100}%`;
  const summary = `${counted(delays.length, "payment")}, ${spanOf(Math.min(...delays), Math.max(...delays))}`;
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">
        Payment delays
        <span className="ml-2 font-normal text-muted-foreground text-sm">{summary}</span>
      </figcaption>
      <div aria-hidden="true" className="mx-3">
        <div className="relative border-b" style={{ height }}>
          {dots.map(({ days, lane }) => (
            <span
              key={`${days}:${lane}`}
              className="absolute size-2 -translate-x-1/2 rounded-full bg-chart-1"
              style={{ left: place(days), bottom: 2 + lane * (DOT + 2) }}
            />
          ))}
        </div>
        <div className="relative h-5 text-muted-foreground text-xs">
          {ticks.map((tick) => (
            <span
              key={tick}
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: place(tick) }}
            >
              {tick} d
            </span>
          ))}
        </div>
      </div>
      <details className="mt-1 text-sm">
        <summary className="w-fit rounded-sm text-muted-foreground">View as list</summary>
        <p className="mt-1">{delays.map((days) => `${days} d`).join(", ")}</p>
      </details>
    </figure>
  );
}

function spanOf(first: number, last: number): string {
  if (first === last) return first < 0 ? `${-first} days before travel ended` : `${first} days after travel`;
  if (last < 0) return `${-last} to ${-first} days before travel ended`;
  if (first < 0) return `${-first} days before to ${last} days after travel`;
  return `${first} to ${last} days after travel`;
}

/** Stacks dots that would overlap in lanes; dots above the highest lane share it. */
function stacked(delays: readonly number[], first: number, last: number) {
  const taken = new Map<number, number>();
  const width = Math.max(1, (last - first) / 50);
  const dots = delays
    .toSorted((a, b) => a - b)
    .map((days) => {
      const bin = Math.floor((days - first) / width);
      const lane = Math.min(taken.get(bin) ?? 0, LANES - 1);
      taken.set(bin, lane + 1);
      return { days, lane };
    });
  return [...new Map(dots.map((dot) => [`${dot.days}:${dot.lane}`, dot])).values()];
}
