"use client";

import { onDemand } from "@/components/shared/lazy/on-demand";
import { DialogButton } from "@/components/shared/menu/dialog-button";
import { type Mutation, useMutation } from "@/components/shared/mutations/mutation";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import type { ApiKey } from "@/lib/accounts/api-keys/api-key.model";
import { runAction } from "@/lib/platform/api-client/run-action";
import { revokeKeyAction } from "./actions";
import { SCOPE_WORDS } from "./key-words.model";

const { OnDemand: Confirm } = onDemand(() => import("@/components/shared/questions/confirm"));

/** One API key: its first characters, scope, last use and expiry, with a button to revoke it. */
export function KeyLine({ apiKey }: { readonly apiKey: ApiKey }) {
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
