import { LoadFailed } from "@/components/shared/states/load-failed";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { useResource } from "@/lib/platform/api-client/resource";
import { runAction } from "@/lib/platform/api-client/run-action";
import { counted } from "@/lib/platform/base/text";
import { previewInvitationAction } from "./actions";

/** A preview of the invitation email for the first of the addresses. */
export default function PreviewInvitation({
  emails: [email = "", ...others],
  message,
  onClose,
  onSend,
}: {
  readonly emails: readonly string[];
  readonly message: string;
  readonly onClose: () => void;
  readonly onSend: () => void;
}) {
  const { data, isError, refetch } = useResource({
    key: ["invitation-preview", email, message],
    ask: () => runAction(previewInvitationAction, { email, message }),
  });
  return (
    <Dialog
      title="Email Preview"
      description={
        <>
          To: {email}
          {others.length > 0 ? ` and ${counted(others.length, "other")}` : ""}
          {data ? (
            <>
              <br />
              Subject: {data.subject}
            </>
          ) : null}
        </>
      }
      className="sm:max-w-2xl"
      hasCross={false}
      cancel="Close"
      footer={<Button onClick={onSend}>Send Invitations</Button>}
      onClose={onClose}
    >
      {data ? (
        <iframe
          title="Invitation email"
          sandbox=""
          srcDoc={data.html}
          className="h-[60vh] w-full rounded-lg border bg-white"
        />
      ) : null}
      {!data && isError ? (
        <LoadFailed message="Failed to load the preview" onRetry={() => void refetch()} />
      ) : null}
      {data || isError ? null : <Skeleton className="h-[60vh] w-full" aria-busy="true" />}
    </Dialog>
  );
}
