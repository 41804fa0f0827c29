import { idIn } from "@/lib/base/id";
import { readImport } from "@/lib/csv-import/read-import";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, ({ ctx, params }) => readImport(ctx, idIn(params)));
