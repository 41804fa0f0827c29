"use client";

import { useEffect, useState } from "react";
import { type Resource, useResource } from "@/lib/platform/api-client/resource";

const RAMP_MS = 200;
const RAMP_STEP = 10;
const RAMP_TOP = 90;
const POLL_MS = 500;

/** How far an import is: percent that rise 10 every 200 ms up to 90 and never run behind the server's real count. */
export function useProgress(progress: Resource<{ readonly processed: number }>, rows: number) {
  const [ramp, setRamp] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setRamp((before) => Math.min(before + RAMP_STEP, RAMP_TOP)), RAMP_MS);
    return () => clearInterval(timer);
  }, []);
  // The import itself tells how it ends.
  const { data } = useResource(progress, { refetchInterval: POLL_MS });
  const processed = data?.processed ?? 0;
  const real = rows > 0 ? Math.floor((processed / rows) * 100) : 0;
  return { percent: Math.min(Math.max(ramp, real), 99), processed };
}
