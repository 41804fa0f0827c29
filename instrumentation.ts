import type { Instrumentation } from "next";

/** Runs once when a server starts. */
export async function register(): Promise<void> {
  (await onNode())?.started();
}

/** Runs when a request has failed with an error that none of this product's handlers caught. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  await (await onNode())?.failed(...failure);
};

async function onNode() {
  // biome-ignore lint/style/noProcessEnv: the build puts the name here, and leaves out what the other runtime can't load.
  return process.env.NEXT_RUNTIME === "nodejs" ? import("@/lib/delivery/instrumentation") : undefined;
}
