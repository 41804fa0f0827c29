import { readTransaction } from "@/lib/bank-transactions/read-transaction";
import { idIn } from "@/lib/base/id";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({}, ({ ctx, params }) => readTransaction(ctx, idIn(params)));
