import { endpoint } from "@/lib/delivery/endpoint";
import { readImport } from "@/lib/imports/read-import";
import { idIn } from "@/lib/platform/base/id";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readImport(ctx, idIn(params)));
