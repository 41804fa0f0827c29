import type { ReactNode } from "react";

const HEIGHT = 56;

type Step = {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: number;
  readonly written: string;
};

/**
 * A bar chart of a figure over time, drawn on the server: one bar per step, the last one being the current period.
 * The table below the chart contains the same numbers.
 */
export function Trend({
  title,
  column,
  steps,
}: {
  readonly title: string;
  readonly column: string;
  readonly steps: readonly Step[];
}) {
  const top = Math.max(1, ...steps.map(({ value }) => value));
  const share = (within: number) => `${((within / steps.length) * 100).toFixed(3)}%`;
  const last = steps.at(-1);
  return (
    <figure className="mt-4">
      <figcaption className="mb-1 text-muted-foreground text-sm">{title}</figcaption>
      <svg
        height={HEIGHT}
        className="w-full"
        role="img"
        aria-label={`${title}: ${last?.written ?? "nothing"} in the last of ${steps.length}`}
      >
        <line x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} stroke="var(--border)" />
        {steps.map(({ key, value }, index) => {
          const height = (Math.max(value, 0) / top) * (HEIGHT - 2);
          return height > 0 ? (
            <rect
              key={key}
              x={share(index + 0.14)}
              y={HEIGHT - Math.max(height, 1)}
              width={share(0.72)}
              height={Math.max(height, 1)}
              rx="2"
              fill="var(--chart-1)"
              fillOpacity={index === steps.length - 1 ? 1 : 0.6}
            />
          ) : null;
        })}
      </svg>
      <details className="mt-1 text-sm">
        <summary className="w-fit cursor-pointer font-medium">View as table</summary>
        <table className="mt-2 w-full">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="border-b text-left text-muted-foreground">
              <th scope="col" className="py-1 font-medium">
                {column}
              </th>
              <th scope="col" className="py-1 text-right font-medium">
                Figure
              </th>
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {steps.map(({ key, name, written }) => (
              <tr key={key} className="border-b last:border-0">
                <th scope="row" className="py-1 text-left font-normal">
                  {name}
                </th>
                <td className="whitespace-nowrap py-1 pl-3 text-right">{written}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
