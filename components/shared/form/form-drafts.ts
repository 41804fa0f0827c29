import { windowOwner } from "@/lib/platform/api-client/changes";

/** What was typed into a form: the fields that differ from what is saved, and the id that its tries share. */
type Kept = { readonly typed: object; readonly id: string | undefined };

const PREFIX = "typed:";
const ids = new Map<string, string>();

/**
 * What is typed is kept in the tab, so that it survives a reload: under its person, form and record, until it is saved
 * or thrown away. Nothing of it outlives the tab or the sign-out, or is seen by the next person.
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

/** Under which name what is typed into a form is kept; `of` says which record it is about. */
export function nameOf(id: string, of = ""): string {
  return `${id}:${of}`;
}

/** One id for all tries of sending a form, a reload between them included, so that none is done twice. */
export function idOfTries(form: string): string {
  const id = ids.get(form) ?? read(form)?.id ?? crypto.randomUUID();
  ids.set(form, id);
  return id;
}

function read(form: string): Kept | null {
  return stored((store) => JSON.parse(store.getItem(place(form)) ?? "null"));
}

function place(form: string): string {
  return `${PREFIX}${windowOwner()}:${form}`;
}

/** Null where the browser keeps nothing, has no room left, or gives back what can't be read: typing goes on without it. */
function stored<T>(use: (store: Storage) => T): T | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
