import "server-only";

/**
 * The texts of a form that a Server Action was sent; what was sent instead of a form is one without entries. Files and
 * the framework's own entries are not ours.
 */
export function textsOf(form: unknown): Record<string, string> {
  if (!(form instanceof FormData)) return {};
  return Object.fromEntries(
    [...form].flatMap(([key, value]) =>
      typeof value === "string" && !key.startsWith("$") ? [[key, value]] : [],
    ),
  );
}
