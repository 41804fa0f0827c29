import { type FailureCategory, type FieldErrors, meaningOf } from "@/lib/platform/base/failure";

export type Category = FailureCategory | "NETWORK" | "UNKNOWN";

/** What the server says of a failure. */
export type FailureAnswer = {
  readonly message?: string | undefined;
  readonly category?: Category | undefined;
  readonly code?: string | undefined;
  readonly requestId?: string | undefined;
  readonly fields?: FieldErrors | undefined;
  readonly facts?: Readonly<Record<string, unknown>> | undefined;
};

/** A call that did not succeed, in the words and the category of the specification's error catalogue. `status` 0: no answer came. */
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

  /** Only a call that was never answered is worth repeating as it is. */
  get retryable(): boolean {
    return this.category === "NETWORK";
  }
}

/** Any error as an ApiFailure: a call that never reached the server is the network's. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof Error && GONE.test(error.name + error.message)) return outdated();
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return new ApiFailure(0);
  return new ApiFailure(-1);
}

/** That the page is of another version than the server. */
export function outdated(): ApiFailure {
  return new ApiFailure(-1, OUTDATED);
}

/** What a browser says of a fetch without an answer: Chromium, Firefox, Safari, Node. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed|network connection/i;

/** The code of what fails because the page is of another version than the server. */
export const NEW_VERSION = "NEW_VERSION";

/** What Next (16.4) says of a Server Action and of code that the server doesn't have any more. */
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

/** The title of the toast that reports a failure: its category's, but that nobody is denied what a plan would allow. */
export function failureTitle({ category, code }: Pick<ApiFailure, "category" | "code">): string {
  return code === "PLAN_REQUIRED" ? "Adding needs a plan" : TITLES[category];
}
