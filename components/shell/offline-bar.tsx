import { useSyncExternalStore } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

/** A thin bar shown while the browser is offline. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" data-print="none">
      {online ? null : (
        <p className="bg-foreground px-4 py-1 text-center font-medium text-background text-sm">
          You are offline. What you see may be out of date.
        </p>
      )}
    </div>
  );
}
