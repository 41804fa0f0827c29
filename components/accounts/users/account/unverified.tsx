import { Card, CardContent } from "@/components/ui/card";
import { SendVerification } from "./send-verification";

type Props = { readonly email: string; readonly isByMail: boolean };

/** Shown above settings that grant access for longer than a session, until the agent's address is verified. */
export function Unverified({ email, isByMail }: Props) {
  return (
    <Card>
      <CardContent className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <SendVerification
          email={email}
          isByMail={isByMail}
          why={`Verify that ${email} is yours. Until then API keys, webhooks, a calendar address and two-factor sign-in can't be set up.`}
        />
      </CardContent>
    </Card>
  );
}
