import { useId, useState } from "react";
import { agentsNamed } from "@/components/accounts/administration/users/agents-named";
import { Field } from "@/components/shared/form/field";
import { NOTHING_PICKED } from "@/components/shared/form/picked-record.model";
import { RecordPicker } from "@/components/shared/form/record-picker";
import { useMutation } from "@/components/shared/mutations/mutation";
import { LoadFailed } from "@/components/shared/states/load-failed";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { type Resource, setResource, useResource } from "@/lib/platform/api-client/resource";
import { callAction, runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import type { TransactionDetail } from "@/lib/reconciliation/bank-transactions/transaction.model";
import type { AskedAgent } from "@/lib/reconciliation/unclaimed-commission/by-hand/asked.model";
import type { OfferState } from "@/lib/reconciliation/unclaimed-commission/offer-state.model";
import { listAskedAction, offerByHandAction, withdrawOfferAction } from "../../unclaimed/claims/actions";
import { aboutTransaction } from "../transaction-mutations";

type Chosen = { readonly id: string; readonly name: string };

const NO_ERRORS: readonly never[] = [];
const STATES: Readonly<Record<OfferState, string>> = {
  open: "No answer yet",
  claimed: "Claimed",
  "not-mine": "Not theirs",
  approved: "Approved",
  declined: "Declined",
};

/** A dialog that offers a deposit to chosen agents, and shows who was asked and what they answered. */
export function OfferDialog({
  detail,
  onClose,
}: {
  readonly detail: TransactionDetail;
  readonly onClose: () => void;
}) {
  const id = useId();
  const { mutate, busy } = useMutation();
  const [typed, setTyped] = useState(NOTHING_PICKED);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const hasSupplier = detail.supplier !== null;
  const offer = () =>
    void mutate({
      about: aboutTransaction(detail),
      failed: "Failed to offer the deposit",
      run: async () => {
        const { id: one, version } = detail;
        const agentIds = chosen.map((agent) => agent.id);
        const asked = await runAction(offerByHandAction, { id: one, version, agentIds });
        setResource(askedOf(one), () => asked);
        setChosen([]);
      },
      tells: () => ({ said: `Offered to ${counted(chosen.length, "agent")}` }),
    });
  return (
    <Dialog
      title="Offer to agents"
      description="They see only the supplier and the month, and can claim it for one of their bookings. You approve the claim."
      body={{ className: "flex flex-col gap-4 sm:min-h-96" }}
      cancel="Close"
      footer={
        <Button disabled={chosen.length === 0 || busy} onClick={offer}>
          {busy ? "Offering..." : "Offer"}
        </Button>
      }
      onClose={onClose}
    >
      {hasSupplier ? (
        <Field name="agent" form={id} label="Agent" errors={NO_ERRORS}>
          {(control) => (
            <RecordPicker
              control={control}
              value={typed}
              listLabel="Agents"
              found={agentsNamed}
              onChange={(picked) => {
                setTyped(picked.id === null ? picked : NOTHING_PICKED);
                const { id: agent, typed: name } = picked;
                if (agent !== null)
                  setChosen((present) => [...present.filter((one) => one.id !== agent), { id: agent, name }]);
              }}
            />
          )}
        </Field>
      ) : (
        <p className="text-sm">Assign its supplier first: that is what agents are shown.</p>
      )}
      <ul aria-label="Chosen agents" className="flex flex-col gap-2 text-sm">
        {chosen.map(({ id: agent, name }) => (
          <li key={agent} className="flex items-center justify-between gap-2">
            <span className="min-w-0 truncate">{name}</span>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Leave out ${name}`}
              onClick={() => setChosen((present) => present.filter((one) => one.id !== agent))}
            >
              Leave out
            </Button>
          </li>
        ))}
      </ul>
      <Asked transactionId={detail.id} />
    </Dialog>
  );
}

function Asked({ transactionId }: { readonly transactionId: string }) {
  const { mutate, busy } = useMutation();
  const { data, error, refetch } = useResource(askedOf(transactionId));
  const withdraw = ({ offerId, name }: AskedAgent) =>
    void mutate({
      about: { label: name },
      failed: "Failed to take the offer back",
      run: async () => {
        await runAction(withdrawOfferAction, { id: offerId });
        const left = await runAction(listAskedAction, { id: transactionId });
        setResource(askedOf(transactionId), () => left);
      },
      tells: () => ({ said: "Offer taken back" }),
    });
  if (error && !data)
    return <LoadFailed message="Failed to load who was asked." onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section aria-label="Agents who are asked" className="text-sm">
      <h3 className="mb-1 font-medium">Asked</h3>
      <ul className="flex flex-col gap-2">
        {data.map((one) => (
          <li key={one.offerId} className="flex flex-wrap items-center justify-between gap-2">
            <span className="min-w-0 flex-1 truncate">{one.name}</span>
            <Badge tone={one.state === "claimed" ? "warn" : "grey"}>{STATES[one.state]}</Badge>
            {one.isByHand && (one.state === "open" || one.state === "not-mine") ? (
              <Button
                variant="outline"
                size="sm"
                aria-disabled={busy}
                aria-label={`Take the offer to ${one.name} back`}
                onClick={() => (busy ? undefined : withdraw(one))}
              >
                Take back
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function askedOf(id: string): Resource<readonly AskedAgent[]> {
  return { key: ["asked-agents", id], ask: () => callAction(listAskedAction, { id }) };
}
