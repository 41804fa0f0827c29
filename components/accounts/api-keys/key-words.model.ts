import type { KeyScope } from "@/lib/accounts/api-keys/api-key.model";

/** The labels of key scopes. */
export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read: "Read only",
  write: "Read and write",
};
