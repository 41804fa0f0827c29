import { endpoint } from "@/lib/delivery/endpoint";
import { Failure } from "@/lib/platform/base/failure";

const unknown = () => Promise.reject(new Failure("NOT_FOUND"));

export const GET = endpoint({ access: "public" }, unknown);
export const POST = endpoint({ access: "public" }, unknown);
export const PUT = endpoint({ access: "public" }, unknown);
export const PATCH = endpoint({ access: "public" }, unknown);
export const DELETE = endpoint({ access: "public" }, unknown);
