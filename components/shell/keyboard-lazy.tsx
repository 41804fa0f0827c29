"use client";

import dynamic from "next/dynamic";

/** The keyboard's code comes after the page. */
export const KeyboardLazy = dynamic(() => import("./keyboard"), { ssr: false });
