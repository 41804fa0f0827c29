import { describe, expect, it } from "vitest";
import { z } from "zod";
import type { FormError } from "@/components/shared/form/form-errors.model";
import { refusedFields, refusedFieldsOf } from "@/components/shared/form/refused-fields.model";
import { keptErrors, listedErrors } from "@/components/shared/form/use-form";

describe("what is wrong with a form", () => {
  it("stands at the form's own fields, whatever the call puts around them", () => {
    const refused = { "draft.clientName": ["a"], "supplier.name": ["b"], form: ["c"], note: ["d", "e"] };
    expect(refusedFields(refused)).toEqual([
      { field: "clientName", message: "a" },
      { field: "supplier", message: "b" },
      { message: "c" },
      { field: "note", message: "d" },
      { field: "note", message: "e" },
    ]);
  });

  it("is said in the order of what is sent, in the server's words", () => {
    const schema = z.object({ first: z.string("No first"), second: z.number() });
    expect(refusedFieldsOf(schema, { second: "x", first: null })).toEqual([
      { field: "second", message: "second must be a number" },
      { field: "first", message: "No first" },
    ]);
    expect(refusedFieldsOf(schema, { first: "x", second: 1 })).toEqual([]);
  });

  it("comes back from the form's machine as it went in", () => {
    const errors: readonly FormError[] = [
      { field: "amount", message: "a" },
      { field: "amount", message: "b" },
      { message: "of the whole form" },
      { field: "note", message: "c" },
    ];
    expect(listedErrors(keptErrors(errors))).toEqual(errors);
  });
});
