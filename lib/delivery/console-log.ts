import "server-only";
import { stripVTControlCharacters } from "node:util";
import { log, traceOf } from "@/lib/platform/base/log";

const LEVELS = { log: "info", info: "info", debug: "debug", warn: "warn", error: "error" } as const;
const LONGEST = 200;
/** Queries of URLs, which contain what people search for. */
const QUERY = /\?\S+/g;

/** Matches the stack of framework code that prints an error and then also reports it to `logRequestError`. */
const TELLS = /\bonRequestError\b/;

/** Logs an error that the framework caught in a request. */
export function logRequestError(error: unknown, requestId: string | undefined, route: string): void {
  log().error({ requestId, route, ...traceOf(error) }, "request failed");
}

/**
 * Redirects everything that the framework and libraries print to the log. Of an error it logs only what may be logged.
 */
export function sendConsoleToLog(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    console[method as keyof typeof LEVELS] = (...given: unknown[]) => {
      const error = given.find((one) => one instanceof Error);
      if (error === undefined) log()[level](words(given));
      else if (!TELLS.test(new Error().stack ?? "")) log()[level](traceOf(error), words(given));
    };
  }
}

function words(given: readonly unknown[]): string {
  const said = given.filter((one) => typeof one === "string").join(" ");
  return stripVTControlCharacters(said).replace(QUERY, "").trim().slice(0, LONGEST) || "printed";
}
