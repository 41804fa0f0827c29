"use client";

import dynamic from "next/dynamic";

/** Unclaimed commission, whose code the list of bookings doesn't load. */
export const UnclaimedLazy = dynamic(() => import("./unclaimed").then((module) => module.Unclaimed));
