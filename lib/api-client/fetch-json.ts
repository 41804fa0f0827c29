import { ApiFailure, type Told } from "./api-failure";
import { withRetries } from "./retry";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
export type Call = {
  readonly method?: Method;
  /** Absent, null and empty values are left out. */
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/**
 * Calls the REST API of this product from the browser; `path` is below `/api`. Answers the JSON, an empty object for
 * 204. A failure is an ApiFailure. A call that got no answer is repeated, except for DELETE.
 */
export function fetchJson<T>(path: string, call: Call = {}): Promise<T> {
  const { method = "GET", body, signal } = call;
  const init: RequestInit = {
    method,
    credentials: "include",
    headers: { accept: "application/json", ...(body === undefined ? {} : JSON_BODY) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  };
  const once = () => sent<T>(addressOf(path, call.query), init);
  return withRetries(once, (failure) => method !== "DELETE" && failure.retryable, signal);
}

/** Sends a form with files, once: an upload is never repeated by itself. */
export function uploadForm<T>(path: string, form: FormData, signal?: AbortSignal): Promise<T> {
  const init: RequestInit = { method: "POST", credentials: "include", body: form };
  return withRetries(() => sent<T>(addressOf(path), { ...init, ...(signal ? { signal } : {}) }), never);
}

const JSON_BODY = { "content-type": "application/json" };
const never = () => false;

function addressOf(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== "",
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${search ? `?${search}` : ""}`;
}

async function sent<T>(address: string, init: RequestInit): Promise<T> {
  const response = await fetch(address, init);
  if (!response.ok) throw await refusal(response);
  return (response.status === 204 ? {} : await response.json()) as T;
}

async function refusal(response: Response): Promise<ApiFailure> {
  const told = (await response.json().catch(() => ({}))) as Told;
  return new ApiFailure(response.status, { ...told, facts: { ...told } });
}
