import type { ApiCall, Schema } from "./api-document.model";
import { exampleOf } from "./schema-words.model";

/**
 * Returns a curl command that makes a call, with placeholders for its required input.
 * @param origin the product's address, without a trailing slash
 */
export function curlOf({ method, path, parameters, requestBody, security }: ApiCall, origin: string): string {
  const query = parameters.filter((one) => one.in === "query" && one.required);
  const asked = query.map(({ name, schema }) => `${name}=${exampleOf(schema)}`).join("&");
  const parts = [
    `curl${method === "GET" ? "" : ` -X ${method}`} "${origin}${path}${asked ? `?${asked}` : ""}"`,
    ...(security.length > 0 ? [`-H "Authorization: Bearer ${tokenOf(security)}"`] : []),
    ...(parameters.some(({ name }) => name === "Idempotency-Key")
      ? ['-H "Idempotency-Key: $(uuidgen)"']
      : []),
    ...bodyOf(requestBody?.content ?? {}),
  ];
  return parts.join(" \\\n  ");
}

/** The token from signing in also opens calls that no key opens. */
function tokenOf(security: ApiCall["security"]): string {
  return security.some((one) => "key" in one) ? "tpk_..." : "$TOKEN";
}

function bodyOf(content: Readonly<Record<string, { readonly schema?: Schema }>>): string[] {
  const json = content["application/json"]?.schema;
  if (json) return ['-H "Content-Type: application/json"', `-d '${JSON.stringify(exampleOf(json))}'`];
  if (content["multipart/form-data"]) return ['-F "file=@FILE"'];
  const [type] = Object.keys(content);
  return type ? [`-H "Content-Type: ${type}"`, "--data-binary @FILE"] : [];
}
