"use client";

import { KeyRoundIcon, PlusIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { useUrlState } from "@/components/shared/table/url-state";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { KeyLine } from "./key-line";
import { SecretShown } from "./secret-shown";

const { OnDemand: AddKey, preload } = onDemand(() => import("./add-key"));

/** The agent's API keys, with a button to create one. */
export function ApiKeys({ keys }: { readonly keys: readonly ApiKey[] }) {
  const { values, show } = useUrlState(OPEN_URL);
  const [made, setMade] = useState<string | null>(null);
  usePreload(preload);
  return (
    <TitledCard
      title="Your keys"
      description="Use one key for each program, and revoke a key that is lost or no longer used."
      action={
        <Button onClick={() => show({ dialog: "add-api-key" })}>
          <PlusIcon aria-hidden="true" />
          Create API Key
        </Button>
      }
    >
      {keys.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <KeyRoundIcon aria-hidden="true" className="size-4" />
          No keys yet
        </p>
      ) : (
        <ul aria-label="API keys" className="divide-y rounded-md border">
          {keys.map((key) => (
            <KeyLine key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      {values.dialog === "add-api-key" ? (
        <AddKey onClose={() => show({ dialog: null }, "replace")} onMade={setMade} />
      ) : null}
      {made && values.dialog === null ? (
        <SecretShown
          secret={made}
          title="Copy your new key"
          what="New API key"
          warning="Treat it like a password: whoever has it can act as you."
          use={
            <>
              Send it with each call as <span className="font-mono">Authorization: Bearer</span> and the key.
            </>
          }
          onClose={() => setMade(null)}
        />
      ) : null}
    </TitledCard>
  );
}
