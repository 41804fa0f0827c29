import type { Mutation } from "@/components/shared/mutations/mutation";
import { useMutationButtons } from "@/components/shared/mutations/mutation-buttons";
import { Fact } from "@/components/shared/text/fact";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { runAction } from "@/lib/platform/api-client/run-action";
import { cautionOf, type ShadowReport } from "@/lib/reconciliation/bank-transactions/accounts/account.model";
import { switchAutoMatchAction } from "../actions";
import { lookAgainMutation } from "../transaction-mutations";

/**
 * A dialog that compares what the matcher would have linked automatically with people's decisions, with
 * a switch for each account.
 */
export default function ShadowDialog({
  reports,
  onClose,
}: {
  readonly reports: readonly ShadowReport[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title="Automatic matching"
      description="Transactions that are certain to match can be linked automatically. Until you switch that on, these figures show what would have happened."
      className="sm:max-w-xl"
      body={{ className: "flex flex-col gap-4" }}
      onClose={onClose}
    >
      {reports.map((report) => (
        <Account key={report.accountId} report={report} />
      ))}
      <LookAgain />
    </Dialog>
  );
}

function LookAgain() {
  const buttonFor = useMutationButtons();
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-muted-foreground text-sm">
        Open transactions are checked again whenever something about them changes, and every night.
      </p>
      <Button variant="outline" size="sm" {...buttonFor(() => lookAgainMutation([]))}>
        Check them again now
      </Button>
    </div>
  );
}

function Account({ report }: { readonly report: ShadowReport }) {
  const buttonFor = useMutationButtons();
  const { name, isAutomatic, agreed, otherwise, leftToPeople, waiting } = report;
  const caution = cautionOf(report);
  return (
    <article aria-label={name} className="flex flex-col gap-3 rounded-lg border p-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">{name}</h3>
        <Badge tone={isAutomatic ? "ok" : "grey"}>{isAutomatic ? "On" : "Off"}</Badge>
      </div>
      <dl className="grid grid-cols-2 gap-3 text-sm sm:grid-cols-4">
        <Fact label="As people decided" className="font-semibold text-md">
          {agreed.toLocaleString("en-US")}
        </Fact>
        <Fact label="People decided otherwise" className="font-semibold text-md">
          {otherwise.toLocaleString("en-US")}
        </Fact>
        <Fact label="Left to people" className="font-semibold text-md">
          {leftToPeople.toLocaleString("en-US")}
        </Fact>
        <Fact label="Would link now" className="font-semibold text-md">
          {waiting.toLocaleString("en-US")}
        </Fact>
      </dl>
      {caution ? <p className="text-sm text-warn-foreground">{caution}</p> : null}
      <Button
        variant="outline"
        size="sm"
        className="self-start"
        aria-label={`${isAutomatic ? "Switch off" : "Switch on"} for ${name}`}
        {...buttonFor(() => switching(report))}
      >
        {isAutomatic ? "Switch off" : "Switch on"}
      </Button>
    </article>
  );
}

function switching({ accountId, version, isAutomatic, name }: ShadowReport): Mutation {
  return {
    about: { label: name },
    run: () => runAction(switchAutoMatchAction, { accountId, version, isOn: !isAutomatic }),
    tells: () => ({ said: isAutomatic ? "Automatic matching is off" : "Automatic matching is on" }),
    failed: "Failed to switch automatic matching",
  };
}
