import "server-only";
import { methodsInsteadOf } from "@/lib/platform/base/addresses/api-methods";
import { Failure } from "@/lib/platform/base/failure";
import { refused } from "./answer";
import { endpoint } from "./endpoint";
import { requestIdOf } from "./request";

/**
 * Responds to a method that a path doesn't accept with a 405 that lists the accepted ones. For paths whose bodies the
 * middleware must not touch, because Next waits for the end of a body before the middleware's response counts;
 * elsewhere the middleware responds itself.
 */
export const refusedMethod = endpoint({ access: "public" }, ({ request }) => {
  const response = refused(new Failure("METHOD_NOT_ALLOWED"), requestIdOf(request.headers));
  const allow = methodsInsteadOf(request.method, new URL(request.url).pathname);
  if (allow !== undefined) response.headers.set("allow", allow);
  return Promise.resolve(response);
});
