import { endpoint } from "@/lib/delivery/endpoint";
import { VERSION } from "@/lib/platform/health/read-health";

export const GET = endpoint({ access: "public" }, () => Promise.resolve({ status: "ok", version: VERSION }));
