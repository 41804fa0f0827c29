import "server-only";
import { headers } from "next/headers";
import { limitAddress, type RateRule } from "@/lib/platform/rate-limit/limit-rate";

/** Counts one use of a rule by the network from which the current request comes. */
export async function limitSender(rule: RateRule): Promise<void> {
  await limitAddress(rule, new Headers(await headers()));
}
