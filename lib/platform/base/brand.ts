declare const kind: unique symbol;

/** A text that has been checked to be of a kind; at run time it is the text itself. */
export type Brand<Name extends string> = string & { readonly [kind]: Name };

type Outcome<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly data?: undefined };

/** The check of a kind, in the words that zod uses; it is written without zod because browsers load it first. */
export type Checked<T> = {
  /** Throws when the value is not of the kind. */
  readonly parse: (value: unknown) => T;
  readonly safeParse: (value: unknown) => Outcome<T>;
};

/** A check for texts that `holds` accepts; `name` says in an error what was wanted. */
export function brandOf<Name extends string>(
  name: string,
  holds: (text: string) => boolean,
): Checked<Brand<Name>> {
  const safeParse = (value: unknown): Outcome<Brand<Name>> =>
    typeof value === "string" && holds(value)
      ? { success: true, data: value as Brand<Name> }
      : { success: false };
  return {
    safeParse,
    parse: (value) => {
      const outcome = safeParse(value);
      if (outcome.success) return outcome.data;
      throw new Error(`This is not ${name}.`);
    },
  };
}
