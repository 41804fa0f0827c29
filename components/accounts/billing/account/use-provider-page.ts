import { useEffect, useState } from "react";
import { toastFailure } from "@/components/shared/mutations/failure-toast";
import { fetchJson } from "@/lib/platform/api-client/fetch-json";

type Wanted = {
  readonly path: "/subscription/checkout" | "/subscription/portal";
  readonly body: Readonly<Record<string, string>>;
  readonly failed: string;
};

/**
 * Navigates to a page of the payment provider. `isLeaving` is true from the press on; it becomes false if the browser
 * restores this page when the user returns.
 */
export function useProviderPage() {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    const back = () => setLeaving(false);
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const leaveFor = async ({ path, body, failed }: Wanted): Promise<void> => {
    if (isLeaving) return;
    setLeaving(true);
    try {
      const { data } = await fetchJson<{ readonly data: { readonly url: string } }>(path, {
        method: "POST",
        body,
      });
      window.location.assign(data.url);
    } catch (error) {
      setLeaving(false);
      toastFailure(error, failed, { retry: () => void leaveFor({ path, body, failed }) });
    }
  };
  return { isLeaving, leaveFor };
}
