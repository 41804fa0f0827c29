const WIDTH = 480;
const LANES = 5;
const LANE_HEIGHT = 9;
const BASE = LANES * LANE_HEIGHT + 12;

/** A dot for each payment by its days after travel, in lanes so that none hides another; the same numbers stand below as a list for those who can't see it. */
export function DelayPlot({ delays }: { readonly delays: readonly number[] }) {
  if (delays.length === 0) return null;
  const last = Math.max(40, ...delays);
  const first = Math.min(0, ...delays);
  const x = (days: number) => 8 + ((days - first) / (last - first)) * (WIDTH - 16);
  const summary = `${delays.length} ${delays.length === 1 ? "payment" : "payments"}, ${Math.min(...delays)} to ${Math.max(...delays)} days after travel`;
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">
        Payment delays
        <span className="ml-2 font-normal text-muted-foreground text-sm">{summary}</span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${BASE + 16}`} className="w-full" aria-hidden="true">
        <line x1="0" x2={WIDTH} y1={BASE} y2={BASE} className="stroke-border" />
        {[first, 0, 30, last].map((tick, index) => (
          <text
            // biome-ignore lint/suspicious/noArrayIndexKey: two ticks may have the same number.
            key={index}
            x={x(tick)}
            y={BASE + 13}
            textAnchor={tick === first ? "start" : tick === last ? "end" : "middle"}
            className="fill-muted-foreground text-xs"
          >
            {index === 0 && first === 0 ? "" : `${tick} d`}
          </text>
        ))}
        {delays.map((days, index) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are all alike and never move.
            key={index}
            cx={x(days)}
            cy={BASE - 6 - (index % LANES) * LANE_HEIGHT}
            r="3.5"
            className="fill-chart-1 opacity-80"
          />
        ))}
      </svg>
      <details className="mt-1 text-sm">
        <summary className="w-fit rounded-sm text-muted-foreground">View as list</summary>
        <p className="mt-1">{delays.map((days) => `${days} d`).join(", ")}</p>
      </details>
    </figure>
  );
}
