declare const kind: unique symbol;

/** A string that has been validated as a certain kind of text; at run time it is a plain string. */
export type Brand<Name extends string> = string & { readonly [kind]: Name };

type Outcome<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly data?: undefined };

/** A validator with the interface of a zod schema. It does not use zod, because browsers load this code first. */
export type Checked<T> = {
  /** Throws when the value is invalid. */
  readonly parse: (value: unknown) => T;
  readonly safeParse: (value: unknown) => Outcome<T>;
};

/** Returns a validator for strings that `holds` accepts; `name` describes the expected text in error messages. */
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
