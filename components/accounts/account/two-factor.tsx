import { ShieldCheckIcon } from "lucide-react";
import type { ReactNode } from "react";
import { InstantText } from "@/components/shared/text/date-text";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { TitledCard } from "@/components/ui/card";
import type { TwoFactorState } from "@/lib/accounts/account/two-factor/two-factor.model";
import { QR_SIZE, qrPath } from "@/lib/platform/base/pictures/qr-code";
import { BackupCodesOnce, BeginTwoFactor, ChangeTwoFactor, TurnOnTwoFactor } from "./two-factor-forms";

/** The settings of two-factor sign-in with the product's own accounts. */
export function TwoFactor({ state }: { readonly state: TwoFactorState }) {
  return (
    <Frame isOn={state.kind === "on"}>
      <BackupCodesOnce>
        {state.kind === "off" ? <BeginTwoFactor /> : null}
        {state.kind === "begun" ? <SetUp {...state} /> : null}
        {state.kind === "on" ? (
          <>
            <p>
              On since <InstantText value={state.since} />. {state.codesLeft} of 10 backup codes are left.
            </p>
            <ChangeTwoFactor />
          </>
        ) : null}
      </BackupCodesOnce>
    </Frame>
  );
}

/** The same for accounts that are managed by Clerk. */
export function TwoFactorAtClerk({ href }: { readonly href: string | null }) {
  return (
    <Frame isOn={false}>
      {href === null ? (
        <p>Turn it on where you manage your sign-in.</p>
      ) : (
        <Button asChild variant="outline" className="self-start">
          <a href={href}>Open security settings</a>
        </Button>
      )}
    </Frame>
  );
}

function Frame({ isOn, children }: { readonly isOn: boolean; readonly children: ReactNode }) {
  return (
    <TitledCard
      title="Two-factor authentication"
      description="Signing in takes a code from an app on your phone as well as your password."
      action={
        isOn ? (
          <Badge tone="ok">
            <ShieldCheckIcon />
            On
          </Badge>
        ) : null
      }
      contentClassName="flex flex-col gap-4"
    >
      {children}
    </TitledCard>
  );
}

function SetUp({ secret, uri }: { readonly secret: string; readonly uri: string }) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label="QR code for your authenticator app"
        viewBox={`-4 -4 ${QR_SIZE + 8} ${QR_SIZE + 8}`}
        shapeRendering="crispEdges"
        className="size-48 shrink-0 rounded-md border"
      >
        <path fill="white" d="M-4-4h49v49h-49z" />
        <path fill="black" d={qrPath(uri)} />
      </svg>
      <div className="flex min-w-0 flex-1 basis-72 flex-col gap-4">
        <p>
          Scan this with an authenticator app, such as the one your phone has for passwords. Or type its key
          there:
        </p>
        <code className="break-all rounded-md bg-muted px-3 py-2 text-sm">
          {secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}
        </code>
        <TurnOnTwoFactor />
      </div>
    </div>
  );
}
