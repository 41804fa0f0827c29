import type { Control, FieldValues } from "react-hook-form";
import type { FormError } from "./form-errors.model";
import type { OpenForm, Question } from "./open-forms";

/** A form as its fields and buttons see it; `useForm` creates it. */
export type FormHandle<Values extends FieldValues> = {
  /** The id of the form; the ids of its fields begin with it. */
  readonly id: string;
  readonly control: Control<Values, unknown, Values>;
  /** A new array for each failed attempt; empty again from the next edit on. */
  readonly errors: readonly FormError[];
  readonly busy: boolean;
  /** Returns the current values. */
  readonly values: () => Values;
  /** Must be called on each edit: clears the error messages. */
  readonly edited: () => void;
  /** Edits fields other than the one the user is typing in. */
  readonly change: (patch: Partial<Values>) => void;
  /** Sets values that were determined without an edit by the user. */
  readonly settle: (found: Partial<Values>) => void;
  /** Rewrites the typed values as they were understood. */
  readonly tidy: () => void;
  readonly send: () => void;
  /** Closes the form, and asks for confirmation first if unsaved input would be lost. */
  readonly close: () => void;
  readonly leaving: {
    readonly asks: boolean;
    readonly question: Question;
    readonly keep: () => void;
    readonly discard: () => void;
  };
  /** The form as the navigation guard sees it. */
  readonly self: OpenForm;
  /** Whether input typed before a reload of the page was restored. */
  readonly isBack: boolean;
  /** Discards the input and returns to the saved values. */
  readonly startOver: () => void;
};
