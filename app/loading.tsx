"use client";

import { LoadingScreen } from "@/components/shared/states/loading-screen";

/** As a part of the browser's it is named in every page, not written out. */
export default function Loading() {
  return <LoadingScreen />;
}
