import "server-only";
import { methodsInsteadOf } from "@/lib/platform/base/addresses/api-methods";
import { Failure } from "@/lib/platform/base/failure";
import { refused } from "./answer";
import { endpoint } from "./endpoint";
import { requestIdOf } from "./request";

/**
 * A method that a path does not take: answers a 405 that says which it does. For the paths whose bodies the gate must
 * not touch, because Next waits for the end of a body before the gate's answer counts; elsewhere the gate says so.
 */
export const refusedMethod = endpoint({ access: "public" }, ({ request }) => {
  const response = refused(new Failure("METHOD_NOT_ALLOWED"), requestIdOf(request.headers));
  const allow = methodsInsteadOf(request.method, new URL(request.url).pathname);
  if (allow !== undefined) response.headers.set("allow", allow);
  return Promise.resolve(response);
});
