import type { About } from "@/components/ui/toast/toast-about";

export type NamedBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName?: string | null | undefined;
};

/** Returns how messages name a booking, and the link to it. */
export function aboutBooking({ id, confirmationNumber, clientName }: NamedBooking): About {
  return {
    label: clientName ? `${confirmationNumber}, ${clientName}` : confirmationNumber,
    link: { words: "Open booking", href: `/bookings/${id}` },
  };
}

/** Returns the subject of a booking's messages, by which they can be removed. */
export function subjectOf({ id }: Pick<NamedBooking, "id">): string {
  return `bookings/${id}`;
}
