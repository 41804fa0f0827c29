"use client";

import { EllipsisIcon, LandmarkIcon, PencilIcon, PrinterIcon, RotateCcwIcon, Trash2Icon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { MenuButton } from "@/components/shared/menu/menu-button";
import type { MenuItem } from "@/components/shared/menu/menu-item";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { withQuestion } from "@/components/shared/questions/question";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { REPORTS_URL } from "@/lib/platform/base/addresses/admin-addresses.model";
import type { ReportView } from "@/lib/reconciliation/commission-reports/report-view.model";
import { reportMutations } from "./report-mutations";

const { OnDemand: CorrectReport } = onDemand(() => import("./correct-report"));

/** The actions for a whole report. */
export function ReportActions({ report }: { readonly report: ReportView }) {
  const { mutate } = useMutation();
  const { visit } = useUrlState(REPORTS_URL);
  const [isCorrecting, setIsCorrecting] = useState(false);
  const isPaid = report.transaction !== null || report.isPaidOutside;
  const run = (one: Mutation) => void mutate(one);
  const remove = async () => {
    if (await mutate(reportMutations.remove(report))) visit("/admin/commission-reports", "push");
  };
  const items: MenuItem[] = [
    { label: "Correct...", icon: PencilIcon, onSelect: () => setIsCorrecting(true) },
    report.isPaidOutside
      ? {
          label: "Not paid to the agent's bank",
          icon: RotateCcwIcon,
          onSelect: () => void mutate(reportMutations.unpayOutside(report)),
        }
      : {
          label: "Paid to the agent's own bank",
          icon: LandmarkIcon,
          onSelect: () =>
            run(withQuestion(report.id, {}, (given) => reportMutations.payOutside(report, given), run)),
          ...(report.transaction ? { reason: "A transaction pays it" } : {}),
        },
    { kind: "separator" },
    {
      label: "Remove",
      icon: Trash2Icon,
      onSelect: () => void remove(),
      ...(isPaid ? { reason: "It is paid" } : {}),
    },
  ];
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <PrinterIcon />
        Print
      </Button>
      <MenuButton variant="outline" items={items}>
        <EllipsisIcon />
        Actions
      </MenuButton>
      {isCorrecting ? <CorrectReport report={report} onClose={() => setIsCorrecting(false)} /> : null}
    </>
  );
}
