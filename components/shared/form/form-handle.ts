import type { Control, FieldValues } from "react-hook-form";
import type { FormError } from "./form-errors.model";
import type { OpenForm, Question } from "./open-forms";

/** A form as its parts see it; `useForm` makes it. */
export type FormHandle<Values extends FieldValues> = {
  /** The form's own; those of its fields begin with it. */
  readonly id: string;
  readonly control: Control<Values, unknown, Values>;
  /** A new array for each refusal; none from the next edit on. */
  readonly errors: readonly FormError[];
  readonly busy: boolean;
  /** What it holds now. */
  readonly values: () => Values;
  /** Says that somebody edits: the messages go. */
  readonly edited: () => void;
  /** An edit of other fields than the one typed into. */
  readonly change: (patch: Partial<Values>) => void;
  /** Takes what was found without an edit. */
  readonly settle: (found: Partial<Values>) => void;
  /** Writes what was typed as it is understood. */
  readonly tidy: () => void;
  readonly send: () => void;
  /** Leaves, and asks first where something would be lost. */
  readonly close: () => void;
  readonly leaving: {
    readonly asks: boolean;
    readonly question: Question;
    readonly keep: () => void;
    readonly discard: () => void;
  };
  /** As what leads away from it sees it. */
  readonly self: OpenForm;
  /** That what was typed before the page was loaded anew is here again. */
  readonly isBack: boolean;
  /** Throws away what was typed, and starts anew. */
  readonly startOver: () => void;
};
