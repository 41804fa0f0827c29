import { endpoint } from "@/lib/delivery/endpoint";
import { refusedMethod } from "@/lib/delivery/refused-method";
import { idIn } from "@/lib/platform/base/id";
import { importStatement } from "@/lib/reconciliation/bank-transactions/import/import-statement";
import { readStatementImport } from "@/lib/reconciliation/bank-transactions/import/read-statement-import";

export const maxDuration = 120;

export const GET = endpoint({ access: "admin" }, ({ ctx, params }) => readStatementImport(ctx, idIn(params)));

export const POST = endpoint({ access: "admin", seconds: 120, once: true }, ({ ctx, params }) =>
  importStatement(ctx, idIn(params)),
);

export const PUT = refusedMethod;
export const PATCH = refusedMethod;
export const DELETE = refusedMethod;
