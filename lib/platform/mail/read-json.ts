import "server-only";
import type { z } from "zod";
import { Failure } from "@/lib/platform/base/failure";
import { parse } from "@/lib/platform/base/input";
import type { InboundCall, InboundRequest } from "./inbound-mail";

/** Throws WRONG_CONTENT_TYPE unless the call's content type is one of these. */
export function checkContentType({ headers }: InboundCall, accepted: readonly string[]): void {
  const type = (headers.get("content-type") ?? "").split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!accepted.includes(type)) {
    throw new Failure("WRONG_CONTENT_TYPE", `This webhook takes ${accepted.join(" or ")}.`);
  }
}

/** Parses the body by a schema. Throws INVALID_INPUT, which names the fields, for anything else. */
export function readJson<S extends z.ZodType>({ body }: InboundRequest, schema: S): z.output<S> {
  return parse(schema, jsonOf(body));
}

function jsonOf(body: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(body).toString("utf8"));
  } catch {
    throw new Failure("INVALID_INPUT", "The body is not valid JSON.", {
      fields: { body: ["The body is not valid JSON."] },
    });
  }
}
