import { endpoint } from "@/lib/delivery/endpoint";
import { Failure } from "@/lib/platform/base/failure";
import { readReadiness } from "@/lib/platform/health/read-health";

export const GET = endpoint({ access: "public" }, async () => {
  const readiness = await readReadiness();
  if (readiness.status === "ready") return readiness;
  throw new Failure("UNAVAILABLE", undefined, { facts: readiness });
});
