"use client";

import { ExportMenu } from "@/components/shared/menu/export-menu";
import { ChoiceFilter } from "@/components/shared/table/choice-filter";
import { SearchBox } from "@/components/shared/table/search-box";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { kindTitle } from "@/lib/platform/audit/audit-verbs.model";
import { AUDIT_URL, AUDITED } from "@/lib/platform/base/addresses/admin-addresses.model";

/**
 * The audit's tools: search by user or record, filter by kind, and export. A changed filter starts at the newest
 * entry.
 */
export function AuditTools() {
  const { values, go } = useUrlState(AUDIT_URL);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <SearchBox url={AUDIT_URL} label="Search the audit" placeholder="Person's email or record ID..." />
      <ChoiceFilter
        label="Kind of record"
        all="All kinds"
        choices={AUDITED}
        words={kindTitle}
        value={values.kind}
        className="w-52"
        onChoose={(kind) => go({ kind })}
      />
      {values.agent ? (
        <Button variant="outline" onClick={() => go({ agent: null })}>
          Of all agents
        </Button>
      ) : null}
      <ExportMenu
        path="/api/admin/audit/export"
        query={{ search: values.search, kind: values.kind, agent: values.agent }}
      />
    </div>
  );
}
