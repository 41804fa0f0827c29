import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ access: "public" }, () => Promise.resolve({ status: "ok" }));
