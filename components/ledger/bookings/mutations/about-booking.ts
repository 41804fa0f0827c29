import type { About } from "@/components/ui/toast/toast-about";

export type NamedBooking = {
  readonly id: string;
  readonly confirmationNumber: string;
  readonly clientName?: string | null | undefined;
};

/** What a message calls a booking, and where that is. */
export function aboutBooking({ id, confirmationNumber, clientName }: NamedBooking): About {
  return {
    label: clientName ? `${confirmationNumber}, ${clientName}` : confirmationNumber,
    link: { words: "Open booking", href: `/bookings/${id}` },
  };
}

/** By which what was said of a booking is found, to be taken away. */
export function subjectOf({ id }: Pick<NamedBooking, "id">): string {
  return `bookings/${id}`;
}
