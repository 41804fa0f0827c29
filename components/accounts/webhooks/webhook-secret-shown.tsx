"use client";

import { SecretShown } from "@/components/accounts/api-keys/secret-shown";

/** An endpoint's secret, this once. */
export default function WebhookSecretShown({
  secret,
  overlap = false,
  onClose,
}: {
  readonly secret: string;
  /** Whether there was one before. */
  readonly overlap?: boolean;
  readonly onClose: () => void;
}) {
  return (
    <SecretShown
      secret={secret}
      title="Copy the signing secret"
      what="Signing secret"
      warning="Give it to the program that is told, and to nobody else."
      use={
        overlap
          ? "Messages are signed with the secret before as well for 24 hours, so the program can change over."
          : "With it the program checks that a message comes from here, by Standard Webhooks."
      }
      onClose={onClose}
    />
  );
}
