import "server-only";
import { env } from "@/lib/platform/base/env";
import { type ModelCall, modelCall } from "./model-call";

/** Returns the configured language model; undefined without one, and then no text of an email leaves the product. */
export function configuredModel(): ModelCall | undefined {
  const { LLM_BASE_URL: baseUrl, LLM_MODEL: model, LLM_API_KEY: apiKey } = env;
  return baseUrl && model ? modelCall({ baseUrl, model, apiKey }) : undefined;
}
