import { afterEach, expect, it, vi } from "vitest";
import { type ApiFailure, failureOf, failureTitle } from "@/lib/platform/api-client/api-failure";
import { uploadForm } from "@/lib/platform/api-client/fetch-json";
import { runAction } from "@/lib/platform/api-client/run-action";
import { Failure, type FailureCode, failureJson, reportOf } from "@/lib/platform/base/failure";

afterEach(() => vi.unstubAllGlobals());

async function failureFor(answer: Response): Promise<ApiFailure> {
  vi.stubGlobal("location", { origin: "http://localhost" });
  vi.stubGlobal("fetch", () => Promise.resolve(answer));
  return failureOf(await uploadForm("/x", new FormData()).catch((error: unknown) => error));
}

it.each<[FailureCode, string]>([
  ["TOO_SLOW", "Invalid Input"],
  ["NOT_FOUND", "Server Error"],
  ["NOT_ALLOWED", "Access Denied"],
  ["NOT_SIGNED_IN", "Authentication Required"],
  ["STALE", "Invalid Input"],
  ["MAIL_NOT_CONFIGURED", "Server Error"],
  ["PLAN_REQUIRED", "Adding needs a plan"],
])("%s is what the server says it is, by REST and by action: %s", async (code, title) => {
  const report = reportOf(new Failure(code));
  const byRest = await failureFor(Response.json(failureJson(report, "r-1"), { status: report.status }));
  const refused = () => Promise.resolve({ ok: false as const, failure: { ...report, requestId: "r-1" } });
  const byAction = failureOf(await runAction(refused, {}).catch((error: unknown) => error));
  for (const failure of [byRest, byAction]) {
    const { message, category, status, requestId } = failure;
    expect({ message, category, status, requestId }).toEqual({
      message: report.message,
      category: report.category,
      status: report.status,
      requestId: "r-1",
    });
    expect(failureTitle(failure)).toBe(title);
  }
});

it.each([
  [400, "VALIDATION", "Invalid request. Please check your input."],
  [401, "AUTHENTICATION", "Please log in to continue."],
  [403, "AUTHORIZATION", "You do not have permission to perform this action."],
  [404, "SERVER", "The requested resource was not found."],
  [408, "VALIDATION", "An unexpected error occurred."],
  [413, "VALIDATION", "An unexpected error occurred."],
  [418, "VALIDATION", "An unexpected error occurred."],
  [429, "SERVER", "Too many requests. Please try again later."],
  [500, "SERVER", "Internal server error. Please try again later."],
  [502, "SERVER", "Bad gateway. The server is temporarily unavailable."],
  [503, "SERVER", "Service unavailable. Please try again later."],
  [504, "SERVER", "Gateway timeout. The server took too long to respond."],
  [522, "SERVER", "An unexpected error occurred."],
])("a bare %i, which somebody before us answered, is %s: %s", async (status, category, message) => {
  expect(await failureFor(new Response("<html>", { status }))).toMatchObject({ status, category, message });
});

it("what never reached the server is the network's, and worth trying again", () => {
  expect(failureOf(new TypeError("Failed to fetch"))).toMatchObject({
    status: 0,
    category: "NETWORK",
    retryable: true,
    message: "Unable to connect to server. Please check your internet connection.",
  });
  expect(failureOf(new Error("select"))).toMatchObject({
    category: "UNKNOWN",
    retryable: false,
    message: "An unexpected error occurred.",
  });
});
