import type { KeyScope } from "@/lib/accounts/api-keys/api-key.model";

/** What a key may, as people read it. */
export const SCOPE_WORDS: Readonly<Record<KeyScope, string>> = {
  read: "Read only",
  write: "Read and write",
};
