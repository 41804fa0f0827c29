import { ApiFailure, type FailureAnswer } from "./api-failure";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Call = {
  readonly method?: Method;
  /** Undefined, null and empty values are left out. */
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/**
 * Calls the product's REST API from the browser, without retries; `path` is below `/api`. Returns the JSON, or an empty
 * object for a 204. Throws an ApiFailure for an error response.
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
  return sent<T>(addressOf(path, call.query), init);
}

/** Sends a form with files. An upload is never repeated automatically. */
export function uploadForm<T>(path: string, form: FormData): Promise<T> {
  return sent<T>(addressOf(path), { method: "POST", credentials: "include", body: form });
}

const JSON_BODY = { "content-type": "application/json" };

/** Returns the address of an API path with its query. */
export function addressOf(path: string, query: Query = {}): string {
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

/** Reads an error response. */
export async function refusal(response: Response): Promise<ApiFailure> {
  const told = (await response.json().catch(() => ({}))) as FailureAnswer;
  return new ApiFailure(response.status, { ...told, facts: { ...told } });
}
