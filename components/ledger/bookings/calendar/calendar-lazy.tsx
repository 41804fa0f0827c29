"use client";

import dynamic from "next/dynamic";

/** Parts of the calendar as dynamic imports, so that the list doesn't load their code. */
export const CalendarLink = dynamic(() => import("./calendar-link").then((module) => module.CalendarLink));
export const CalendarFeedButton = dynamic(() =>
  import("./calendar-feed-button").then((module) => module.CalendarFeedButton),
);
