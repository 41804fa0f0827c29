/** Says "change" when what the server keeps may have changed: who shows it asks again; "elsewhere" when somebody else has changed it, so that the page is to be asked for too; "read" when messages are being marked as read; "leave" when another person may come. */
export const changes = new EventTarget();

let windows: BroadcastChannel | undefined;

/** Calls `follow` when this person has changed something in another window; answers how to hear no more of it. */
export function hearWindows(person: string, follow: () => void): () => void {
  const channel = new BroadcastChannel(`tallyport-${person}`);
  channel.onmessage = follow;
  windows = channel;
  return () => {
    channel.close();
    if (windows === channel) windows = undefined;
  };
}

/** Whose window this is; empty before that is known. */
export function windowOwner(): string {
  return windows?.name ?? "";
}

/** Tells this person's other windows that something was changed here. */
export function announceChange(): void {
  windows?.postMessage("change");
}
