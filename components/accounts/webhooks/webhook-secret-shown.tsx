import { SecretShown } from "@/components/accounts/api-keys/secret-shown";

/** A dialog that shows an endpoint's secret once. */
export default function WebhookSecretShown({
  secret,
  overlap = false,
  onClose,
}: {
  readonly secret: string;
  /** Whether the secret replaces an earlier one. */
  readonly overlap?: boolean;
  readonly onClose: () => void;
}) {
  return (
    <SecretShown
      secret={secret}
      title="Copy the signing secret"
      what="Signing secret"
      warning="Give it to the program that is called, and to nobody else."
      use={
        overlap
          ? "For 24 hours, messages are signed with the old secret too, so that the program can switch over."
          : "With it, the program can check that a message comes from here (Standard Webhooks)."
      }
      onClose={onClose}
    />
  );
}
