import { ticksOf } from "@/components/shared/chart/ticks.model";
import type { Outlook, PipelineMonth } from "@/lib/desk/dashboard/outlook.model";
import { monthInWords } from "@/lib/platform/base/dates/day-in-words";
import { currency, digitsOf, formatMoney, major } from "@/lib/platform/base/money";
import { SectionCard } from "./section-card";

const HEIGHT = 190;
const FOOT = 28;
const LABEL = "fill-muted-foreground text-xs";
const SERIES = [
  { key: "receivedMinor", label: "Received", fill: "var(--chart-1)" },
  { key: "expectedMinor", label: "Expected", fill: "url(#expected-hatch)" },
  { key: "overdueMinor", label: "Overdue", fill: "var(--chart-5)" },
] as const;

/**
 * A chart, drawn on the server, of commission by month of expected payment. The table below it
 * contains the same numbers.
 */
export function PipelineChart({ outlook }: { readonly outlook: Outlook }) {
  const unit = 10 ** digitsOf(outlook.currency);
  const ticks = ticksOf(0, Math.max(...outlook.months.map(totalOf)), unit);
  const isEmpty = outlook.months.every((month) => totalOf(month) === 0);
  const top = ticks.at(-1) ?? unit;
  return (
    <SectionCard
      title="Commission pipeline"
      description={`By expected payment month, in ${outlook.currency}${others(outlook)}`}
      action={isEmpty ? null : <Legend />}
      empty={
        isEmpty ? `Nothing has been received or is expected in ${outlook.currency}${others(outlook)}.` : null
      }
    >
      <figure>
        {/* The width is relative and the height in pixels, so that text keeps its size. The axis labels are in
            the margin. */}
        <svg
          height={HEIGHT + FOOT}
          className="ml-11 w-[calc(100%-2.75rem)] overflow-visible"
          role="img"
          aria-label={summary(outlook)}
        >
          <Hatch />
          <Axis ticks={ticks} top={top} code={outlook.currency} />
          {outlook.months.map((month, index) => (
            <Bar key={month.month} month={month} index={index} top={top} count={outlook.months.length} />
          ))}
        </svg>
        <PipelineTable outlook={outlook} />
      </figure>
    </SectionCard>
  );
}

function Bar({
  month,
  index,
  top,
  count,
}: {
  readonly month: PipelineMonth;
  readonly index: number;
  readonly top: number;
  readonly count: number;
}) {
  const share = (within: number) => `${((within / count) * 100).toFixed(3)}%`;
  let bottom = HEIGHT;
  return (
    <g>
      {SERIES.map(({ key, fill }) => {
        const height = top > 0 ? (month[key] / top) * (HEIGHT - 8) : 0;
        bottom -= height;
        return height > 0 ? (
          <rect
            key={key}
            x={share(index + 0.16)}
            y={bottom}
            width={share(0.68)}
            height={Math.max(height - 1, 1)}
            rx="2"
            fill={fill}
          />
        ) : null;
      })}
      <text
        x={share(index + 0.5)}
        y={HEIGHT + 6}
        textAnchor="middle"
        dominantBaseline="hanging"
        className={index % 2 === 0 ? LABEL : `${LABEL} max-sm:hidden`}
      >
        {monthInWords(month.month, "short").slice(0, 3)}
      </text>
    </g>
  );
}

function Axis({
  ticks,
  top,
  code,
}: {
  readonly ticks: readonly number[];
  readonly top: number;
  readonly code: string;
}) {
  return ticks.map((tick) => {
    const y = HEIGHT - (tick / top) * (HEIGHT - 8);
    return (
      <g key={tick}>
        <line x1="0" x2="100%" y1={y} y2={y} stroke="var(--border)" />
        <text x="-6" y={y + 4} textAnchor="end" className={LABEL}>
          {short(tick, code)}
        </text>
      </g>
    );
  });
}

function Hatch() {
  return (
    <defs>
      <pattern
        id="expected-hatch"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="6" height="6" fill="var(--chart-3)" fillOpacity="0.35" />
        <line x1="0" y1="0" x2="0" y2="6" stroke="var(--chart-3)" strokeWidth="3" />
      </pattern>
    </defs>
  );
}

function Legend() {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {SERIES.map(({ key, label, fill }) => (
        <li key={key} className="flex items-center gap-1.5">
          <svg width="12" height="12" aria-hidden="true">
            <rect width="12" height="12" rx="2" fill={fill} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function PipelineTable({ outlook }: { readonly outlook: Outlook }) {
  const code = currency.parse(outlook.currency);
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer font-medium">View as table</summary>
      <div className="overflow-x-auto">
        <table className="mt-2 w-full">
          <caption className="sr-only">Commission by month of expected payment</caption>
          <thead>
            <tr className="border-b text-left text-muted-foreground">
              <th scope="col" className="py-1.5 font-medium">
                Month
              </th>
              {SERIES.map(({ key, label }) => (
                <th key={key} scope="col" className="py-1.5 text-right font-medium">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="tabular-nums">
            {outlook.months.map((month) => (
              <tr key={month.month} className="border-b last:border-0">
                <th scope="row" className="py-1.5 text-left font-normal">
                  {monthInWords(month.month)}
                </th>
                {SERIES.map(({ key }) => (
                  <td key={key} className="whitespace-nowrap py-1.5 pl-3 text-right">
                    {formatMoney({ minor: month[key], currency: code })}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function summary(outlook: Outlook): string {
  const code = currency.parse(outlook.currency);
  const sum = (key: (typeof SERIES)[number]["key"]) =>
    formatMoney({ minor: outlook.months.reduce((total, month) => total + month[key], 0), currency: code });
  return `Over twelve months: ${sum("receivedMinor")} received, ${sum("expectedMinor")} expected, ${sum("overdueMinor")} overdue.`;
}

function others({ otherCurrencies }: Outlook): string {
  return otherCurrencies.length > 0 ? `; more is expected in ${otherCurrencies.join(", ")}` : "";
}

function totalOf(month: PipelineMonth): number {
  return month.receivedMinor + month.expectedMinor + month.overdueMinor;
}

function short(minor: number, code: string): string {
  const value = major({ minor, currency: currency.parse(code) });
  return COMPACT.format(value);
}

const COMPACT = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 2 });
