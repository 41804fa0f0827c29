import { Failure } from "@/lib/base/failure";
import { endpoint } from "@/lib/delivery/endpoint";
import { readReadiness } from "@/lib/health/read-readiness";

export const GET = endpoint({ access: "public" }, async () => {
  const readiness = await readReadiness();
  if (readiness.status === "ready") return readiness;
  throw new Failure("UNAVAILABLE", undefined, { facts: readiness });
});
