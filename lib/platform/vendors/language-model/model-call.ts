import "server-only";
import type { z } from "zod";

/** An OpenAI-compatible endpoint. `baseUrl` is the part before /chat/completions. */
export type ModelSettings = {
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string | undefined;
};

/** One request to a language model; the answer must fit `schema`. */
export type ModelRequest = {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType;
};

/** Resolves to an answer that fits the schema, or rejects; it never waits longer than its deadline. */
export type ModelCall = (request: ModelRequest) => Promise<unknown>;

const DEADLINE_MS = 20_000;
const MAX_ANSWER_TOKENS = 2_000;
const RETRIES = 1;

/**
 * Returns a model behind any OpenAI-compatible endpoint: one call at temperature 0 and one retry, 20 s for both. The
 * SDK is loaded at the first call.
 */
export function modelCall(settings: ModelSettings, deadlineMs = DEADLINE_MS): ModelCall {
  return async ({ instructions, prompt, schema }) => {
    const [{ generateText, Output }, { createOpenAICompatible }] = await Promise.all([
      import("ai"),
      import("@ai-sdk/openai-compatible"),
    ]);
    const provider = createOpenAICompatible({
      name: "llm",
      baseURL: settings.baseUrl,
      // Without this the schema is not sent.
      supportsStructuredOutputs: true,
      ...(settings.apiKey ? { apiKey: settings.apiKey } : {}),
    });
    const { output } = await generateText({
      model: provider(settings.model),
      output: Output.object({ schema }),
      instructions,
      prompt,
      temperature: 0,
      maxOutputTokens: MAX_ANSWER_TOKENS,
      maxRetries: RETRIES,
      abortSignal: AbortSignal.timeout(deadlineMs),
    });
    return output;
  };
}
