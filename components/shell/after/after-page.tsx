"use client";

import { type ComponentProps, useEffect } from "react";
import { TourHost } from "@/components/shell/tour/tour-host";
import Keyboard from "../keyboard";
import { AwaitedDialog } from "./awaited-dialog";
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
