import "server-only";

/**
 * Returns the text fields of a form that was sent to a Server Action; none if it is not a form. Skips files and the
 * framework's own entries.
 */
export function textsOf(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) return {};
  return Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      typeof value === "string" && !key.startsWith("$") ? [[key, value]] : [],
    ),
  );
}
