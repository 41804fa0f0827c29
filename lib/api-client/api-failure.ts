import type { FailureCategory, FieldErrors } from "@/lib/base/failure";

export type Category = FailureCategory | "NETWORK" | "UNKNOWN";

type Words = {
  readonly message?: string | undefined;
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

  constructor(status: number, words: Words = {}) {
    super(words.message || defaultMessage(status));
    this.status = status;
    this.category = categoryOf(status);
    this.code = words.code;
    this.requestId = words.requestId;
    this.fields = words.fields ?? {};
    this.facts = words.facts ?? {};
  }

  /** Only a call that was never answered is worth repeating as it is. */
  get retryable(): boolean {
    return this.category === "NETWORK";
  }
}

/** Any error as an ApiFailure: a call that never reached the server is the network's. */
export function failureOf(error: unknown): ApiFailure {
  if (error instanceof ApiFailure) return error;
  if (error instanceof TypeError && NO_ANSWER.test(error.message)) return new ApiFailure(0);
  return new ApiFailure(-1);
}

/** What a browser says of a fetch without an answer: Chromium, Firefox, Safari, Node. */
const NO_ANSWER = /failed to fetch|networkerror|load failed|fetch failed|network connection/i;

function categoryOf(status: number): Category {
  if (status === 0) return "NETWORK";
  if (status === 401) return "AUTHENTICATION";
  if (status === 403) return "AUTHORIZATION";
  if (status >= 500 || status === 404 || status === 429) return "SERVER";
  return status >= 400 ? "VALIDATION" : "UNKNOWN";
}

function defaultMessage(status: number): string {
  return MESSAGES[status] ?? "An unexpected error occurred.";
}

const MESSAGES: Readonly<Record<number, string>> = {
  0: "Unable to connect to server. Please check your internet connection.",
  400: "Invalid request. Please check your input.",
  401: "Please log in to continue.",
  403: "You do not have permission to perform this action.",
  404: "The requested resource was not found.",
  429: "Too many requests. Please try again later.",
  500: "Internal server error. Please try again later.",
  502: "Bad gateway. The server is temporarily unavailable.",
  503: "Service unavailable. Please try again later.",
  504: "Gateway timeout. The server took too long to respond.",
};

const TITLES: Readonly<Record<Category, string>> = {
  NETWORK: "Connection Error",
  AUTHENTICATION: "Authentication Required",
  AUTHORIZATION: "Access Denied",
  VALIDATION: "Invalid Input",
  SERVER: "Server Error",
  UNKNOWN: "Error",
};

/** The title of the toast that reports a failure of this category. */
export function failureTitle(category: Category): string {
  return TITLES[category];
}
