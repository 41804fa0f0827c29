/**
 * Every expected failure. Each code has an HTTP status, a category of the specification's error catalogue and a default
 * message. The default is short where the code that throws supplies its own, because browsers load all of them. The
 * first entry of a status also describes a response that has that status and no message.
 */
const FAILURES = {
  INVALID_INPUT: {
    status: 400,
    category: "VALIDATION",
    message: "Invalid request. Please check your input.",
  },
  NOT_SIGNED_IN: { status: 401, category: "AUTHENTICATION", message: "Please log in to continue." },
  SECOND_FACTOR: { status: 401, category: "AUTHENTICATION", message: "A code is asked for too." },
  NOT_ALLOWED: {
    status: 403,
    category: "AUTHORIZATION",
    message: "You do not have permission to perform this action.",
  },
  SUSPENDED: {
    status: 403,
    category: "AUTHORIZATION",
    message: "This account is suspended. Please contact support.",
  },
  LEAVING: {
    status: 403,
    category: "AUTHORIZATION",
    message: "This account is going to be deleted.",
  },
  NOT_FOUND: { status: 404, category: "SERVER", message: "The requested resource was not found." },
  METHOD_NOT_ALLOWED: {
    status: 405,
    category: "VALIDATION",
    message: "This address does not accept that method.",
  },
  CONFLICT: {
    status: 409,
    category: "VALIDATION",
    message: "That no longer fits the current state. Reload and try again.",
  },
  DUPLICATE_BOOKING: { status: 409, category: "VALIDATION", message: "This booking already exists." },
  STALE: {
    status: 409,
    category: "VALIDATION",
    message: "Somebody changed this in the meantime. Reload to see what changed.",
  },
  BOOKING_NOT_PAID: { status: 400, category: "VALIDATION", message: "Complete the booking first." },
  EMAIL_INCOMPLETE: { status: 400, category: "VALIDATION", message: "Missing required fields" },
  CONTACT_MISSING: {
    status: 409,
    category: "VALIDATION",
    message: "This supplier has no contact address.",
  },
  ADDRESS_UNVERIFIED: {
    status: 409,
    category: "VALIDATION",
    message: "Your own address isn't verified.",
  },
  PROOF_NEEDED: { status: 403, category: "AUTHORIZATION", message: "Enter your password to go on." },
  PLAN_REQUIRED: {
    status: 402,
    category: "AUTHORIZATION",
    message: "This needs a plan.",
  },
  UNAVAILABLE: {
    status: 503,
    category: "SERVER",
    message: "Service unavailable. Please try again later.",
  },
  MAIL_NOT_CONFIGURED: {
    status: 503,
    category: "SERVER",
    message: "Emails can't be sent from here until a mail provider is set up.",
  },
  BILLING_NOT_CONFIGURED: {
    status: 503,
    category: "SERVER",
    message: "Billing isn't configured.",
  },
  BUSY: {
    status: 503,
    category: "SERVER",
    message: "Service unavailable. Please try again later.",
  },
  TOO_SLOW: { status: 408, category: "VALIDATION", message: "The request took too long to arrive." },
  TOO_LARGE: { status: 413, category: "VALIDATION", message: "That is larger than what is accepted here." },
  WRONG_CONTENT_TYPE: {
    status: 415,
    category: "VALIDATION",
    message: "That kind of content is not accepted here.",
  },
  KEY_REUSED: {
    status: 422,
    category: "VALIDATION",
    message: "Another call had this Idempotency-Key.",
  },
  RATE_LIMITED: { status: 429, category: "SERVER", message: "Too many requests. Please try again later." },
  UNEXPECTED: {
    status: 500,
    category: "SERVER",
    message: "Internal server error. Please try again later.",
  },
  PROVIDER_FAILED: {
    status: 502,
    category: "SERVER",
    message: "Bad gateway. The server is temporarily unavailable.",
  },
  TIMED_OUT: {
    status: 504,
    category: "SERVER",
    message: "Gateway timeout. The server took too long to respond.",
  },
} as const satisfies Record<string, { status: number; category: string; message: string }>;

export type FailureCode = keyof typeof FAILURES;
export type FailureCategory = (typeof FAILURES)[FailureCode]["category"];
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/**
 * What a failure may carry besides its message: messages per field, the seconds until a retry makes sense, and facts
 * for the caller.
 */
export type FailureDetail = {
  readonly fields?: FieldErrors;
  readonly retryAfter?: number;
  readonly facts?: Readonly<Record<string, string | number | boolean | null>>;
};

/** A failure that the domain expects. `message` is shown to people; omit it to use the default message of the code. */
export class Failure extends Error {
  override readonly name = "Failure";
  readonly code: FailureCode;
  readonly detail: FailureDetail;

  constructor(code: FailureCode, message?: string, detail: FailureDetail = {}) {
    super(message ?? FAILURES[code].message);
    this.code = code;
    this.detail = detail;
  }
}

/** A failure as it is reported to a person or another program. */
export type FailureReport = FailureDetail & {
  readonly code: FailureCode;
  readonly category: FailureCategory;
  readonly message: string;
  readonly status: number;
};

/**
 * Turns an error into a report. This is the only place that does so; the message of an unexpected error is not
 * revealed.
 */
export function reportOf(error: unknown): FailureReport {
  const failure = error instanceof Failure ? error : new Failure("UNEXPECTED");
  const { status, category } = FAILURES[failure.code];
  return { code: failure.code, category, message: failure.message, status, ...failure.detail };
}

/** Returns the error body that the whole API uses; `facts` are added beside the other fields. */
export function failureJson(report: FailureReport, requestId: string) {
  const { message, code, category, fields, facts } = report;
  return { message, code, category, requestId, fields, ...facts };
}

const TABLE: readonly Pick<FailureReport, "status" | "category" | "message">[] = Object.values(FAILURES);

/** The statuses for which the specification defines a message to show when the response has none. */
const SPOKEN: ReadonlySet<number> = new Set([400, 401, 403, 404, 429, 500, 502, 503, 504]);

/**
 * Returns the meaning of a response that has no message of this product, for example from a gateway in front of it;
 * undefined for a status that is no error.
 */
export function meaningOf(
  status: number,
): { readonly category: FailureCategory; readonly message?: string } | undefined {
  const hundred = Math.floor(status / 100) * 100;
  const [own, kind] = [status, hundred].map((one) => TABLE.find((row) => row.status === one));
  if (own && SPOKEN.has(status)) return own;
  return kind && { category: (own ?? kind).category };
}

/** Returns a failure for invalid input in one field, with what is wrong with it. */
export function invalidField(field: string, message: string): Failure {
  return new Failure("INVALID_INPUT", message, { fields: { [field]: [message] } });
}
