import type { ReactNode } from "react";

/** Renders what a pressed link shows of its page before that arrives, by heading and address; set by code that loads later. */
export const comingPage: { outline?: (heading: string, href: string) => ReactNode } = {};
