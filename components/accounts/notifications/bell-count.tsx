const MOST_SHOWN = 9;

/** The accessible name of the bell with the number of unread notifications, and that number as a badge. */
export function BellCount({ unread }: { readonly unread: number }) {
  if (unread === 0) return <span className="sr-only">Notifications</span>;
  return (
    <>
      <span className="sr-only">{`Notifications, ${unread.toLocaleString("en-US")} unread`}</span>
      <span
        aria-hidden="true"
        className="absolute top-0.5 right-0 min-w-4 rounded-full bg-primary px-1 text-center font-semibold text-primary-foreground text-xs leading-4"
      >
        {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      </span>
    </>
  );
}
