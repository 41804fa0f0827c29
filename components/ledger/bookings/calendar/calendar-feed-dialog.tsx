import { CopyIcon } from "lucide-react";
import { useState } from "react";
import { useProof } from "@/components/accounts/account/proof/use-proof";
import { useMutation } from "@/components/shared/mutations/mutation";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { toast } from "@/components/ui/toast/toast";
import { runAction } from "@/lib/platform/api-client/run-action";
import { openCalendarFeedAction, revokeCalendarFeedAction } from "../actions";

const REVOKED = { said: "The calendar address no longer works" };

/**
 * A dialog that creates the secret address from which a calendar app reads travel and due dates. The
 * address is shown only once.
 */
export default function CalendarFeedDialog({
  hasFeed,
  onClose,
}: {
  readonly hasFeed: boolean;
  readonly onClose: () => void;
}) {
  const { mutate } = useMutation();
  const { proved, asking } = useProof();
  const [address, setAddress] = useState<string | null>(null);
  const [isLive, setIsLive] = useState(hasFeed);
  const open = async () => {
    const { path } = await proved(openCalendarFeedAction, {});
    setAddress(`${window.location.origin}${path}`);
    setIsLive(true);
  };
  const revoke = async () => {
    await runAction(revokeCalendarFeedAction, {});
    setAddress(null);
    setIsLive(false);
  };
  const copy = async () => {
    await navigator.clipboard.writeText(address ?? "");
    toast.success("Address copied");
  };
  return (
    <Dialog
      title="Calendar subscription"
      description="Your calendar program can show travel and when commission is expected. Whoever knows the address can read them."
      footer={
        <>
          {isLive ? (
            <Button variant="outline" onClick={() => void mutate({ run: revoke, tells: () => REVOKED })}>
              Revoke address
            </Button>
          ) : null}
          <Button onClick={() => void mutate({ run: open })}>
            {isLive ? "Replace address" : "Create address"}
          </Button>
        </>
      }
      over={asking}
      onClose={onClose}
    >
      {address ? (
        <div className="flex flex-col gap-1.5">
          <Label htmlFor="calendar-address">Your private address, shown only now</Label>
          <div className="flex gap-2">
            <Input
              id="calendar-address"
              readOnly
              value={address}
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outline" onClick={() => void copy()}>
              <CopyIcon />
              Copy
            </Button>
          </div>
        </div>
      ) : (
        <p>
          {isLive
            ? "You have an address that works. A new one replaces it."
            : "You have no calendar address yet."}
        </p>
      )}
    </Dialog>
  );
}
