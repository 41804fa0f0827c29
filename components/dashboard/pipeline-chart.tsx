import { currency, formatMoney, major } from "@/lib/base/money";
import type { Outlook, PipelineMonth } from "@/lib/dashboard/outlook.model";
import { SectionCard } from "./section-card";

const WIDTH = 640;
const HEIGHT = 190;
const FOOT = 28;
const LEFT = 44;
/** In units of the drawing, which a phone shows at half their size. */
const LABEL = "fill-muted-foreground text-xs max-sm:text-[1.375rem]";
const SERIES = [
  { key: "receivedMinor", label: "Received", fill: "var(--chart-1)" },
  { key: "expectedMinor", label: "Expected", fill: "url(#expected-hatch)" },
  { key: "overdueMinor", label: "Overdue", fill: "var(--chart-5)" },
] as const;

/** Commission by month of expected payment, drawn on the server; the same numbers stand in the table below. */
export function PipelineChart({ outlook }: { readonly outlook: Outlook }) {
  const top = ceiling(Math.max(...outlook.months.map(totalOf)), outlook.currency);
  return (
    <SectionCard
      title="Commission pipeline"
      description={`by expected payment month, in ${outlook.currency}${others(outlook)}`}
      action={<Legend />}
    >
      <figure>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
          className="w-full overflow-visible"
          role="img"
          aria-label={summary(outlook)}
        >
          <Hatch />
          <Axis top={top} code={outlook.currency} />
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
  const step = (WIDTH - LEFT) / count;
  const x = LEFT + index * step + step * 0.16;
  let bottom = HEIGHT;
  return (
    <g>
      {SERIES.map(({ key, fill }) => {
        const height = top > 0 ? (month[key] / top) * (HEIGHT - 8) : 0;
        bottom -= height;
        return height > 0 ? (
          <rect
            key={key}
            x={x}
            y={bottom}
            width={step * 0.68}
            height={Math.max(height - 1, 1)}
            rx="2"
            fill={fill}
          />
        ) : null;
      })}
      <text
        x={x + step * 0.34}
        y={HEIGHT + 6}
        textAnchor="middle"
        dominantBaseline="hanging"
        className={LABEL}
      >
        {monthName(month.month)}
      </text>
    </g>
  );
}

function Axis({ top, code }: { readonly top: number; readonly code: string }) {
  return [0, 0.5, 1].map((share) => {
    const y = HEIGHT - share * (HEIGHT - 8);
    return (
      <g key={share}>
        <line x1={LEFT} x2={WIDTH} y1={y} y2={y} stroke="var(--border)" />
        <text x={LEFT - 6} y={y + 4} textAnchor="end" className={LABEL}>
          {short(top * share, code)}
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
                  {month.month}
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

/** The next round number, so that the axis reads well; at least one unit. */
function ceiling(minor: number, code: string): number {
  const unit = 1 / major({ minor: 1, currency: currency.parse(code) });
  const value = Math.max(minor, unit * 100);
  const scale = 10 ** Math.floor(Math.log10(value));
  return Math.ceil(value / scale / 2) * 2 * scale;
}

function short(minor: number, code: string): string {
  const value = major({ minor: Math.round(minor), currency: currency.parse(code) });
  return new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

function monthName(month: string): string {
  const names = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
  return names[Number(month.slice(5)) - 1] ?? month;
}
