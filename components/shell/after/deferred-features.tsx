import { type ComponentProps, useCallback, useEffect } from "react";
import { LoadingDialog } from "@/components/shared/lazy/loading-dialog";
import { useUrlState } from "@/components/shared/table/url-state";
import { TourHost } from "@/components/shell/tour/tour-host";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import Keyboard from "../keyboard";
import { showComingPages } from "./coming-page";
import { retryLostRequests } from "./lost-connection";
import { usePollChangesByOthers } from "./others-changes";
import { forgetAtSignOut } from "./sign-out";

/**
 * The features that are loaded after the page: keyboard shortcuts, outlines of pages that are on their way, the tour,
 * handling of a lost connection or an outdated version, and cleanup at sign-out.
 */
export default function DeferredFeatures({
  person,
  paysAgents,
  ...shell
}: ComponentProps<typeof Keyboard> & ComponentProps<typeof TourHost>) {
  useEffect(showComingPages, []);
  useEffect(retryLostRequests, []);
  useEffect(forgetAtSignOut, []);
  return (
    <>
      <Keyboard {...shell} />
      {shell.area === "agent" ? (
        <>
          <OthersChanges person={person} />
          <AwaitedDialog />
          <TourHost person={person} paysAgents={paysAgents} />
        </>
      ) : null}
    </>
  );
}

/** For agents only; administrators' screens update themselves. */
function OthersChanges({ person }: { readonly person: string }) {
  usePollChangesByOthers(person);
  return null;
}

/** Removes a booking's dialog from the address if the dialog's code can't be loaded. */
export function AwaitedDialog() {
  const { values, show } = useUrlState(OPEN_URL);
  const close = useCallback(() => {
    if (!document.querySelector("[role=dialog]")) show({ dialog: null, booking: null }, "replace");
  }, [show]);
  return values.dialog === "add-booking" || values.booking ? <LoadingDialog onClose={close} /> : null;
}
