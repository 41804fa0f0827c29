import "server-only";
import { Failure } from "@/lib/base/failure";

const DEFAULT_SECONDS = 10;

/** Answers what `work` does, or fails with TIMED_OUT when that takes longer than `seconds`; nobody waits for ever. */
export async function withinDeadline<T>(work: () => Promise<T>, seconds = DEFAULT_SECONDS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Failure("TIMED_OUT")), seconds * 1000);
  });
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
  }
}
