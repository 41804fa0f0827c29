import { endpoint } from "@/lib/delivery/endpoint";
import { readReadiness } from "@/lib/health/read-readiness";

export const GET = endpoint({ access: "public" }, async () => {
  const readiness = await readReadiness();
  return readiness.status === "ready" ? readiness : Response.json(readiness, { status: 503 });
});
