import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { QueueHealth } from "@/lib/platform/jobs/job.model";

const PARTS = [
  { key: "database", title: "Database" },
  { key: "migrations", title: "Migrations" },
  { key: "queue", title: "Queue" },
] as const;

type PartKey = (typeof PARTS)[number]["key"];

/** The health of the services that the product depends on. */
export function HealthCards({ health }: { readonly health: Readonly<Record<PartKey, "ok" | "failed">> }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-3">
      {PARTS.map(({ key, title }) => (
        <li key={key}>
          <Card className="flex items-center justify-between p-4">
            <span className="font-medium">{title}</span>
            <Badge tone={health[key] === "ok" ? "ok" : "danger"}>
              {health[key] === "ok" ? "Working" : "Failing"}
            </Badge>
          </Card>
        </li>
      ))}
    </ul>
  );
}

const COUNTS = [
  { key: "ready", title: "Waiting" },
  { key: "active", title: "Running" },
  { key: "deferred", title: "Later" },
  { key: "failed", title: "Failed" },
] as const;

/** Five columns fit on a phone only with less padding. */
const TIGHT = "max-sm:px-1";

/** A summary of the background jobs that expands to a table; it starts expanded if a job has failed. */
export function Queues({ queues }: { readonly queues: readonly QueueHealth[] }) {
  const sumOf = (key: (typeof COUNTS)[number]["key"]) => queues.reduce((sum, queue) => sum + queue[key], 0);
  const counts = COUNTS.map(
    ({ key, title }) => `${sumOf(key).toLocaleString("en-US")} ${title.toLowerCase()}`,
  );
  return (
    <details open={sumOf("failed") > 0}>
      <summary className="cursor-pointer rounded-sm text-sm">Jobs: {counts.join(", ")}</summary>
      <QueueTable queues={queues} />
    </details>
  );
}

/** Converts a queue's name: "send-email" becomes "Send email". */
function jobWords(queue: string): string {
  return `${queue.charAt(0).toUpperCase()}${queue.slice(1).replaceAll("-", " ")}`;
}

/** The number of jobs by queue and state. */
function QueueTable({ queues }: { readonly queues: readonly QueueHealth[] }) {
  return (
    <Table caption="Jobs by kind" className="text-sm [&_td]:h-8 [&_th]:h-8">
      <TableHeader>
        <TableRow>
          <TableHead className={TIGHT}>Job</TableHead>
          {COUNTS.map(({ key, title }) => (
            <TableHead key={key} className={`${TIGHT} text-right`}>
              {title}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody>
        {queues.map((queue) => (
          <TableRow key={queue.name}>
            <TableHead scope="row" className={`${TIGHT} text-foreground text-sm max-sm:whitespace-normal`}>
              {jobWords(queue.name)}
            </TableHead>
            {COUNTS.map(({ key }) => (
              <TableCell key={key} className={`${TIGHT} text-right tabular-nums`}>
                {queue[key].toLocaleString("en-US")}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
