"use client";

import { KeyRoundIcon, PlusIcon } from "lucide-react";
import { useState } from "react";
import { onDemand } from "@/components/shared/lazy/on-demand";
import { usePreload } from "@/components/shared/lazy/use-preload";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { useUrlState } from "@/components/shared/table/url-state";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import { revokeKeyAction } from "./actions";
import { SCOPE_WORDS } from "./key-words.model";
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
          <PlusIcon />
          Create API Key
        </Button>
      }
    >
      {keys.length === 0 ? (
        <p className="flex items-center gap-2 text-muted-foreground">
          <KeyRoundIcon className="size-4" />
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

const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));

/** One API key: its first characters, scope, last use and expiry, with a button to revoke it. */
function KeyLine({ apiKey }: { readonly apiKey: ApiKey }) {
  const { name, start, scope, createdAt, expiresAt, lastUsedAt, isExpired } = apiKey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-words">{name}</span>
          <Badge tone={scope === "write" ? "warn" : "info"}>{SCOPE_WORDS[scope]}</Badge>
          {isExpired ? <Badge tone="danger">Expired</Badge> : null}
        </p>
        <p className="mt-1 flex flex-wrap gap-x-3 text-muted-foreground text-sm">
          <span className="font-mono">{start}…</span>
          <span>
            Created <InstantText value={createdAt} />
          </span>
          <span>
            {expiresAt ? (
              <>
                Expires <InstantText value={expiresAt} />
              </>
            ) : (
              "Never expires"
            )}
          </span>
          <span>
            {lastUsedAt ? (
              <>
                Last used <InstantText value={lastUsedAt} />
              </>
            ) : (
              "Never used"
            )}
          </span>
        </p>
      </div>
      <Revoke apiKey={apiKey} />
    </li>
  );
}

function Revoke({ apiKey: { id, name } }: { readonly apiKey: ApiKey }) {
  const { mutate } = useMutation();
  const revocation: Mutation = {
    run: () => runAction(revokeKeyAction, { id }),
    tells: () => ({ said: "Key revoked" }),
    failed: "Failed to revoke the key",
  };
  return (
    <DialogButton
      variant="outline"
      aria-label={`Revoke ${name}`}
      dialog={(close) => (
        <Confirm
          title="Revoke API Key"
          text={`Whatever uses ${name} is refused from then on. This action cannot be undone.`}
          act="Revoke Key"
          isDestructive
          onClose={close}
          onConfirm={() => void mutate(revocation)}
        />
      )}
    >
      Revoke
    </DialogButton>
  );
}
