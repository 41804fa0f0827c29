import { useEffect, useState } from "react";
import { Progress } from "@/components/ui/progress";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";
import { counted } from "@/lib/platform/base/text";

/** The progress bar, and the number of rows (`noun`) that the server has actually processed. */
export function ProgressShown({
  progress,
  rows,
  noun,
  title,
  done,
  foot,
}: {
  readonly progress: Resource<{ readonly processed: number }>;
  readonly rows: number;
  readonly noun: string;
  readonly title: string;
  /** The past participle for a processed row, such as "read". */
  readonly done: string;
  readonly foot: string;
}) {
  const { percent, processed } = useProgress(progress, rows);
  return (
    <div className="flex flex-col gap-3 py-12">
      <p className="text-center font-medium">{title}</p>
      <Progress value={percent} label="Import progress" />
      <p role="status" className="text-center text-muted-foreground text-sm tabular-nums">
        {processed > 0
          ? `${processed.toLocaleString("en-US")} of ${rows.toLocaleString("en-US")} ${noun}s ${done}`
          : `${counted(rows, noun)} to ${done === "read" ? "read" : "import"}`}
      </p>
      <p className="text-center text-muted-foreground text-sm">{foot}</p>
    </div>
  );
}

const RAMP_MS = 200;
const RAMP_STEP = 10;
const RAMP_TOP = 90;
const POLL_MS = 500;

/**
 * Returns the progress of an import. `percent` rises by 10 every 200 ms up to 90, and is never
 * below the server's real count.
 */
export function useProgress(progress: Resource<{ readonly processed: number }>, rows: number) {
  const [ramp, setRamp] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRamp((before) => Math.min(before + RAMP_STEP, RAMP_TOP)), RAMP_MS);
    return () => clearInterval(timer);
  }, []);
  // Polling never shows 100 %: the import call itself reports the end.
  const { data } = useResource(progress, { refetchInterval: POLL_MS });
  const processed = data?.processed ?? 0;
  const real = rows > 0 ? Math.floor((processed / rows) * 100) : 0;
  return { percent: Math.min(Math.max(ramp, real), 99), processed };
}
