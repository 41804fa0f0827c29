import { FormDialog } from "@/components/shared/form/form-dialog";
import { TextAreaField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { writtenText } from "@/lib/payouts/questions/question.model";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";

/** The subject of the dialog: a line that an agent asks about, or a question that an administrator answers. */
export type Written =
  | { readonly kind: "ask"; readonly lineId: string; readonly whose: string }
  | {
      readonly kind: "answer";
      readonly id: string;
      readonly userId: string;
      readonly question: string;
      readonly whose: string;
    };

/** A dialog for writing a question or its answer. */
export default function QuestionDialog({
  about,
  title,
  onClose,
}: {
  readonly about: Written;
  readonly title: string;
  readonly onClose: () => void;
}) {
  const isAsked = about.kind === "ask";
  const form = useForm({
    id: "payout-question",
    of: isAsked ? about.lineId : about.id,
    initial: { text: "" },
    schema: writtenText,
    inputOf: (values) => values,
    mutate: ({ text }) => sendMutation(about, text),
    onClose,
    unnamed: "text",
  });
  return (
    <FormDialog
      form={form}
      title={title}
      description={
        isAsked
          ? "Your agency reads it. The answer appears on this line, and you are notified."
          : about.question
      }
      words={isAsked ? ["Ask", "Sending..."] : ["Answer", "Sending..."]}
      className="sm:max-w-md"
      hasSummary={false}
    >
      <TextAreaField
        form={form}
        name="text"
        label={isAsked ? "Question" : "Answer"}
        required
        {...(isAsked ? {} : { hint: "The agent reads it." })}
        maxLength={1000}
      />
    </FormDialog>
  );
}

function sendMutation(about: Written, text: string): Mutation {
  const { path, body, said, failed } =
    about.kind === "ask"
      ? {
          path: "/payouts/questions",
          body: { lineId: about.lineId, question: text },
          ...{ said: "Question sent", failed: "The question was not sent" },
        }
      : {
          path: `/admin/payouts/questions/${about.id}/answer`,
          body: { userId: about.userId, answer: text },
          ...{ said: "Question answered", failed: "The answer was not sent" },
        };
  return { run: () => fetchJson(path, { method: "POST", body }), tells: () => ({ said }), failed };
}
