"use client";

import dynamic from "next/dynamic";

/** Unclaimed as a dynamic import, so that the list of bookings doesn't load its code. */
export const UnclaimedLazy = dynamic(() => import("./unclaimed").then((module) => module.Unclaimed));
