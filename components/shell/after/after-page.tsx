"use client";

import { type ComponentProps, useCallback, useEffect } from "react";
import { Awaited } from "@/components/shared/lazy/awaited";
import { useUrlState } from "@/components/shared/table/url-state";
import { TourHost } from "@/components/shell/tour/tour-host";
import { OPEN_URL } from "@/lib/platform/base/addresses/addresses.model";
import Keyboard from "../keyboard";
import { bridgeLostConnections } from "./lost-connection";
import { useOthersChanges } from "./others-changes";
import { forgetAtSignOut } from "./sign-out";

/** What comes after the page: its keys, the tour, what keeps it standing when the connection is lost or the version is gone, and what is done at the sign-out. */
export default function AfterPage({
  person,
  paysAgents,
  ...shell
}: ComponentProps<typeof Keyboard> & ComponentProps<typeof TourHost>) {
  useEffect(bridgeLostConnections, []);
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

/** Administrators' screens know for themselves what they show. */
function OthersChanges({ person }: { readonly person: string }) {
  useOthersChanges(person);
  return null;
}

/** Takes a booking's dialog back from the address where its code doesn't come. */
export function AwaitedDialog() {
  const { values, show } = useUrlState(OPEN_URL);
  const close = useCallback(() => {
    if (!document.querySelector("[role=dialog]")) show({ dialog: null, booking: null }, "replace");
  }, [show]);
  return values.dialog === "add-booking" || values.booking ? <Awaited onClose={close} /> : null;
}
