/**
 * Dispatches "change" when data on the server may have changed, so that components that show it refetch; "elsewhere"
 * when somebody else has changed it, so that the page must be refetched too; "read" when notifications are being marked
 * as read; "leave" when another person may sign in.
 */
export const changes = new EventTarget();

let windows: BroadcastChannel | undefined;

/** Calls `follow` when this person has changed something in another window. Returns a function that stops listening. */
export function listenToOtherWindows(person: string, follow: () => void): () => void {
  const channel = new BroadcastChannel(`tallyport-${person}`);
  channel.onmessage = follow;
  windows = channel;
  return () => {
    channel.close();
    if (windows === channel) windows = undefined;
  };
}

/**
 * Returns the channel name, which contains the id of the person this window belongs to; empty while that is unknown.
 */
export function windowChannelName(): string {
  return windows?.name ?? "";
}

/** Tells this person's other windows that something was changed here. */
export function announceChange(): void {
  windows?.postMessage("change");
}
