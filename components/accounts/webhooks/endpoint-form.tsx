import { useProof } from "@/components/accounts/account/proof/use-proof";
import { PlanFirst } from "@/components/accounts/billing/plan-first";
import type { FieldControl } from "@/components/shared/form/field";
import { FormDialog } from "@/components/shared/form/form-dialog";
import { FormField, TextField } from "@/components/shared/form/form-fields";
import { useForm } from "@/components/shared/form/use-form";
import type { Mutation } from "@/components/shared/mutations/mutation";
import { Checkbox } from "@/components/ui/checkbox";
import { type EndpointDraft, endpointDraft } from "@/lib/accounts/webhooks/endpoint-draft.model";
import {
  type Endpoint,
  EVENT_NAMES,
  WEBHOOK_EVENTS,
  type WebhookEvent,
} from "@/lib/accounts/webhooks/webhook.model";
import { changeEndpointAction, createEndpointAction } from "./actions";

type Props = {
  /** The endpoint to edit; null for a new one. */
  readonly endpoint: Pick<Endpoint, "id" | "url" | "events"> | null;
  readonly onClose: () => void;
  /** Called with the secret of a new endpoint. */
  readonly onMade?: (secret: string) => void;
};

/** A dialog for the address and events of an endpoint. A new one requires a plan. */
export default function EndpointForm(props: Props) {
  if (props.endpoint) return <Fields {...props} />;
  return (
    <PlanFirst onClose={props.onClose}>
      <Fields {...props} />
    </PlanFirst>
  );
}

function Fields({ endpoint, onClose, onMade }: Props) {
  const { proved, asking } = useProof();
  const form = useForm({
    id: "webhook-endpoint",
    of: endpoint?.id ?? "new",
    initial: { url: endpoint?.url ?? "", events: [...(endpoint?.events ?? EVENT_NAMES)] },
    schema: endpointDraft,
    inputOf: (values) => values,
    mutate: (draft) => (endpoint ? changing(proved, endpoint.id, draft) : making(proved, draft, onMade)),
    onClose,
    unnamed: "root",
  });
  return (
    <>
      <FormDialog
        form={form}
        title={endpoint ? "Edit webhook" : "Add webhook"}
        description="An address of yours that we call when something happens."
        words={endpoint ? ["Save", "Saving..."] : ["Add Webhook", "Adding..."]}
        className="sm:max-w-md"
      >
        <TextField form={form} name="url" label="Webhook URL" required type="url" placeholder="https://" />
        <FormField form={form} name="events" label="Events">
          {(control, events, change) => <EventChoice control={control} events={events} onChange={change} />}
        </FormField>
      </FormDialog>
      {asking}
    </>
  );
}

type Proved = ReturnType<typeof useProof>["proved"];

function changing(proved: Proved, id: string, draft: EndpointDraft): Mutation {
  return {
    run: () => proved(changeEndpointAction, { id, ...draft }),
    tells: () => ({ said: "Webhook saved" }),
    failed: "Failed to save the webhook",
  };
}

function making(proved: Proved, draft: EndpointDraft, onMade: Props["onMade"]): Mutation {
  return {
    run: async () => onMade?.((await proved(createEndpointAction, draft)).secret),
    tells: () => ({ said: "Webhook added" }),
    failed: "Failed to add the webhook",
  };
}

/** The choice of the events that an endpoint receives. */
export function EventChoice({
  control: { id, required: _, name, ...described },
  events,
  onChange,
}: {
  readonly control: FieldControl;
  readonly events: readonly WebhookEvent[];
  readonly onChange: (events: WebhookEvent[]) => void;
}) {
  const turn = (event: WebhookEvent) =>
    onChange(EVENT_NAMES.filter((one) => events.includes(one) !== (one === event)));
  return (
    <fieldset aria-label="Events" className="flex flex-col gap-1">
      {EVENT_NAMES.map((event, index) => (
        <label
          key={event}
          htmlFor={index === 0 ? id : `${id}-${event}`}
          className="flex min-h-9 items-center gap-2"
        >
          <Checkbox
            {...(index === 0 ? described : {})}
            id={index === 0 ? id : `${id}-${event}`}
            name={name}
            aria-label={WEBHOOK_EVENTS[event]}
            checked={events.includes(event)}
            onChange={() => turn(event)}
          />
          <span>{WEBHOOK_EVENTS[event]}</span>
          <span className="font-mono text-muted-foreground text-xs">{event}</span>
        </label>
      ))}
    </fieldset>
  );
}
