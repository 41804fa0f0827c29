import { CircleAlertIcon, CircleCheckIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { Alert, AlertDescription, AlertTitle } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import type { Invited } from "@/lib/accounts/invites/invitation.model";
import { counted } from "@/lib/platform/base/text";

/**
 * The result of inviting, with the addresses that failed. It takes the focus, because on a phone it is above the
 * visible area and the pressed button is disabled by then.
 */
export function InviteResult({ result }: { readonly result: Invited }) {
  const { success, message, invitesSent, failed } = result;
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs for each result.
  useEffect(() => box.current?.focus(), [result]);
  return (
    <Alert ref={box} tabIndex={-1} tone={success ? "ok" : "danger"} className="items-start">
      {success ? <CircleCheckIcon /> : <CircleAlertIcon />}
      <AlertTitle>{message}</AlertTitle>
      <AlertDescription>
        <p>Invitations sent: {invitesSent.toLocaleString("en-US")}</p>
        {failed.length > 0 ? (
          <>
            <p className="mt-2">{counted(failed.length, "failed address", "failed addresses")}:</p>
            <ul
              aria-label="Failed addresses"
              className="mt-1 flex max-h-40 flex-wrap gap-1.5 overflow-y-auto"
            >
              {failed.map((address) => (
                <li key={address} className="max-w-full">
                  <Badge tone="danger" className="max-w-full truncate border border-current">
                    {address}
                  </Badge>
                </li>
              ))}
            </ul>
          </>
        ) : null}
      </AlertDescription>
    </Alert>
  );
}
