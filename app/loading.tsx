"use client";

import { LoadingScreen } from "@/components/shared/states/loading-screen";

/** As a client component it is referenced by each page rather than rendered into it. */
export default function Loading() {
  return <LoadingScreen />;
}
