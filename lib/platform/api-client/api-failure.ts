import { type FailureCategory, type FieldErrors, meaningOf } from "@/lib/platform/base/failure";

export type Category = FailureCategory | "NETWORK" | "UNKNOWN";

/** A failure as the server describes it. */
export type FailureAnswer = {
  readonly message?: string | undefined;
  readonly category?: Category | undefined;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields?: FieldErrors | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
};

/**
 * A call that did not succeed, with the message and category of the specification's error catalogue. `status` is 0 when
 * no response arrived.
 */
export class ApiFailure extends Error {
  override readonly name = "ApiFailure";
  readonly status: number;
  readonly category: Category;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly fields: FieldErrors;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(status: number, told: FailureAnswer = {}) {
    const bare = status === 0 ? UNANSWERED : meaningOf(status);
    super(told.message || bare?.message || "An unexpected error occurred.");
    this.status = status;
    this.category = told.category ?? bare?.category ?? "UNKNOWN";
    this.code = told.code;
    this.requestId = told.requestId;
    this.fields = told.fields ?? {};
    this.facts = told.facts ?? {};
  }

  /** Whether repeating the call unchanged makes sense: only if it got no response. */
  get retryable(): boolean {
    return this.category === "NETWORK";
  }
}

/** Converts any error to an ApiFailure. A call that never reached the server becomes a network failure. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof Error && GONE.test(error.name + error.message)) return outdated();
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return new ApiFailure(0);
  return new ApiFailure(-1);
}

/** Returns the failure for a page that is of another version than the server. */
export function outdated(): ApiFailure {
  return new ApiFailure(-1, OUTDATED);
}

/** The messages of a failed fetch in Chromium, Firefox, Safari and Node. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed|network connection/i;

/** The code of failures caused by a page that is of another version than the server. */
export const NEW_VERSION = "NEW_VERSION";

/** The errors of Next (16.4) for a Server Action or a code chunk that the server no longer has. */
const GONE = /UnrecognizedAction|ChunkLoad|load chunk/i;

const OUTDATED = {
  code: NEW_VERSION,
  message: "There is a new version of Tallyport. Reload to go on; what you typed is kept.",
} as const;

const UNANSWERED = {
  category: "NETWORK",
  message: "Unable to connect to server. Please check your internet connection.",
} as const;

const TITLES: Readonly<Record<Category, string>> = {
  NETWORK: "Connection Error",
  AUTHENTICATION: "Authentication Required",
  AUTHORIZATION: "Access Denied",
  VALIDATION: "Invalid Input",
  SERVER: "Server Error",
  UNKNOWN: "Error",
};

/**
 * Returns the title of the toast that reports a failure: that of its category. PLAN_REQUIRED has a title of its own,
 * because "Access Denied" would be wrong for something that a plan would allow.
 */
export function failureTitle({ category, code }: Pick<ApiFailure, "category" | "code">): string {
  return code === "PLAN_REQUIRED" ? "Adding needs a plan" : TITLES[category];
}
