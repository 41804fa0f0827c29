import { Failure, type FailureCode, type FailureDetail, reportOf } from "@/lib/platform/base/failure";

/** Returns the result with which a Server Action refuses. */
export function refusal(code: FailureCode, detail: FailureDetail = {}, message?: string) {
  return {
    ok: false,
    failure: { ...reportOf(new Failure(code, message, detail)), requestId: "request-1" },
  } as const;
}
