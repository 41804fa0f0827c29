"use client";

import { UploadIcon } from "lucide-react";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useUrlState } from "@/components/shared/url-state";
import { Button } from "@/components/ui/button";

const ImportDialog = dynamic(() => import("./import-dialog"), { ssr: false });

/** Opens the import of bookings, at the address `?dialog=import-csv`; its code comes when it does. */
export function ImportCsvButton() {
  const router = useRouter();
  const { params, show } = useUrlState();
  const isOpen = params.get("dialog") === "import-csv";
  return (
    <>
      <Button variant="outline" onClick={() => show({ dialog: "import-csv" })}>
        <UploadIcon aria-hidden="true" />
        Import CSV
      </Button>
      {isOpen ? (
        <ImportDialog
          open
          onOpenChange={() => show({ dialog: null }, "replace")}
          onImported={() => router.refresh()}
        />
      ) : null}
    </>
  );
}
