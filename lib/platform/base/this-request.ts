import { AsyncLocalStorage } from "node:async_hooks";
import { processShared } from "./process-shared";

const request = processShared("request", () => new AsyncLocalStorage<Map<string, unknown>>());

/** Starts a new request: everything that follows belongs to it. */
export function beginRequest(): void {
  request.enterWith(new Map());
}

/**
 * Passes a value that the middleware has found to the page behind it. The value is dropped where the start of the
 * request wasn't seen, as on Vercel.
 */
export function setRequestValue(key: string, value: unknown): void {
  request.getStore()?.set(key, value);
}

/** Returns a value that was left in this request, and removes it: a second caller wants the current state. */
export function takeRequestValue(key: string): unknown {
  const value = request.getStore()?.get(key);
  request.getStore()?.delete(key);
  return value;
}
