import { ApiFailure, type FailureAnswer } from "./api-failure";

type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;
type Call = {
  readonly method?: Method;
  /** Absent, null and empty values are left out. */
  readonly query?: Query;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
};

/**
 * Calls the REST API of this product from the browser, once; `path` is below `/api`. Answers the JSON, an empty object
 * for 204. A refusal is an ApiFailure.
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

/** Sends a form with files, once: an upload is never repeated by itself. */
export function uploadForm<T>(path: string, form: FormData): Promise<T> {
  return sent<T>(addressOf(path), { method: "POST", credentials: "include", body: form });
}

const JSON_BODY = { "content-type": "application/json" };

/** An address of the API with its query. */
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

/** What an answer that refuses says. */
export async function refusal(response: Response): Promise<ApiFailure> {
  const told = (await response.json().catch(() => ({}))) as FailureAnswer;
  return new ApiFailure(response.status, { ...told, facts: { ...told } });
}
