import type { TabCounts } from "@/lib/emails/email-listing.model";
import type { useEmail } from "./use-email";
import type { EmailList } from "./use-email-list";

/** What this screen's actions work on. */
export type Workbench = {
  readonly list: EmailList;
  readonly email: ReturnType<typeof useEmail>;
  readonly selectedId: string | null;
  readonly onOpen: (id: string | null) => void;
};

/** What the parts of these actions have in common. */
export type Hands = {
  readonly latest: { readonly current: Workbench };
  readonly settle: () => void;
  readonly leave: (ids: readonly string[], to: keyof TabCounts) => void;
  readonly undoing: (undo: () => Promise<unknown>) => () => void;
};
