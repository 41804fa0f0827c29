import type { Schema } from "./json-schemas";

/** Parameters and headers that several calls refer to. */
export const IDEMPOTENCY_KEY = { $ref: "#/components/parameters/IdempotencyKey" };
export const REPEATED = { "Idempotent-Replayed": { $ref: "#/components/headers/Replayed" } };
export const RATE_LIMIT_HEADERS = {
  RateLimit: { $ref: "#/components/headers/RateLimit" },
  "RateLimit-Policy": { $ref: "#/components/headers/RateLimitPolicy" },
};
const RETRY = { "Retry-After": { $ref: "#/components/headers/RetryAfter" } };

const REFUSAL = {
  type: "object",
  required: ["message", "code", "category", "requestId"],
  properties: {
    message: { type: "string" },
    code: { type: "string" },
    category: { type: "string" },
    requestId: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "array", items: { type: "string" } } },
  },
};

export function components(schemas: Readonly<Record<string, Schema>>) {
  return {
    securitySchemes: {
      key: { type: "http", scheme: "bearer", description: "A key from Settings, API keys." },
      session: {
        type: "apiKey",
        in: "cookie",
        name: "tallyport.session_token",
        description: "The cookie of somebody who signed in.",
      },
    },
    parameters: {
      IdempotencyKey: {
        name: "Idempotency-Key",
        in: "header",
        description:
          "Has the call done once: the same again within 24 hours is answered the same again, another call with this key 422, one while the first is at work 409.",
        schema: { type: "string", minLength: 1, maxLength: 255 },
      },
    },
    headers: {
      Replayed: header("Says `true` where the answer is that of an earlier call with this Idempotency-Key."),
      RateLimit: header(
        "How many more calls the key may make, `r`, and the seconds until it may make all again, `t`.",
      ),
      RateLimitPolicy: header("How many calls, `q`, in so many seconds, `w`."),
      RetryAfter: { description: "Seconds to wait, where waiting helps.", schema: { type: "integer" } },
    },
    responses: {
      Refused: {
        description: "What was refused, and why.",
        headers: { ...RETRY, ...RATE_LIMIT_HEADERS },
        content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
      },
    },
    schemas: { Refusal: REFUSAL, ...schemas },
  };
}

function header(description: string) {
  return { description, schema: { type: "string" } };
}
