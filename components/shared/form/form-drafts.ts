import { windowChannelName } from "@/lib/platform/api-client/changes";

/**
 * The draft of a form: the fields that differ from the saved values, and the id that all attempts to send it share.
 */
type Kept = { readonly typed: object; readonly id: string | undefined };

const PREFIX = "typed:";
const ids = new Map<string, string>();

/**
 * Stores unsaved form input in the tab's session storage, so that it survives a reload. Each draft is stored
 * under its user, form and record until it is saved or discarded. Drafts end with the tab or at sign-out, and
 * another user never sees them.
 */
export const formDrafts = {
  read(form: string): object | null {
    return read(form)?.typed ?? null;
  },
  write(form: string, typed: object): void {
    if (Object.keys(typed).length === 0) formDrafts.forget(form);
    else {
      const kept = JSON.stringify({ typed, id: ids.get(form) } satisfies Kept);
      stored((store) => store.setItem(place(form), kept));
    }
  },
  forget(form: string): void {
    ids.delete(form);
    stored((store) => store.removeItem(place(form)));
  },
};

/** Returns the name under which a form's draft is stored; `of` identifies the record that the form edits. */
export function draftKey(id: string, of = ""): string {
  return `${id}:${of}`;
}

/**
 * Returns the id shared by all attempts to send a form, even across a reload, so that the server
 * carries it out only once.
 */
export function idempotencyKeyOf(form: string): string {
  const id = ids.get(form) ?? read(form)?.id ?? crypto.randomUUID();
  ids.set(form, id);
  return id;
}

function read(form: string): Kept | null {
  return stored((store) => JSON.parse(store.getItem(place(form)) ?? "null"));
}

function place(form: string): string {
  return `${PREFIX}${windowChannelName()}:${form}`;
}

/**
 * Returns null if the browser has no storage, has no room left, or returns unreadable data; the form
 * then works without drafts.
 */
function stored<T>(use: (store: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
