import "server-only";
import { headers } from "next/headers";
import { limitAddress, type RateRule } from "@/lib/platform/rate-limit/limit-rate";

/** Counts one use of a rule by the network that the present request comes from. */
export async function limitSender(rule: RateRule): Promise<void> {
  await limitAddress(rule, new Headers(await headers()));
}
