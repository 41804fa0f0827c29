import { PreviewedImport } from "@/components/shared/file-import/previewed-import";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import type { AgreementPlan } from "@/lib/payouts/agreements/agreement-file.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { previewAgreementsAction } from "./actions";
import { importAgreementsMutation } from "./payout-mutations";

const SHOWN = 20;

/** A dialog that imports a CSV file of agreements: it first shows a preview, and saves on confirmation. */
export default function ImportAgreements({ onClose }: { readonly onClose: () => void }) {
  return (
    <PreviewedImport
      title="Import agreements"
      description="A CSV file in the format of the export: Agent (the email address), Supplier, Percent, Valid from, Basis, Note."
      label="File of agreements"
      hint="ada@agents.example,,62.5,2026-12-01,received"
      plan={(file) => runAction(previewAgreementsAction, file)}
      show={({ fileName }, plan) => <PlanShown fileName={fileName} plan={plan} />}
      importing={(file, { added, changed }) =>
        added + changed === 0 ? null : { words: "Import", mutation: importAgreementsMutation(file) }
      }
      onClose={onClose}
    />
  );
}

function PlanShown({ fileName, plan }: { readonly fileName: string; readonly plan: AgreementPlan }) {
  const { added, changed, same, refused } = plan;
  return (
    <div className="flex flex-col gap-3 text-sm" role="status">
      <p className="[overflow-wrap:anywhere]">
        {fileName}: {added} new, {changed} changed, {same} as agreed already. Shares that were made stay as
        they are.
      </p>
      {refused.length > 0 ? (
        <Alert tone="danger">
          <AlertTitle>{counted(refused.length, "line")} not taken</AlertTitle>
          <AlertDescription>
            <ul>
              {refused.slice(0, SHOWN).map(({ line, reason }) => (
                <li key={line}>
                  Line {line}: {reason}
                </li>
              ))}
            </ul>
          </AlertDescription>
        </Alert>
      ) : null}
    </div>
  );
}
