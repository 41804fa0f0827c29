import type { Instrumentation } from "next";

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  // biome-ignore lint/style/noProcessEnv: the build puts the name here, and leaves out what the other runtime can't load.
  if (process.env.NEXT_RUNTIME === "nodejs") (await import("@/lib/delivery/instrumentation")).started();
}

/** Runs when a request failed where no handler of ours caught it. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  // biome-ignore lint/style/noProcessEnv: as above.
  if (process.env.NEXT_RUNTIME === "nodejs")
    await (await import("@/lib/delivery/instrumentation")).failed(...failure);
};
