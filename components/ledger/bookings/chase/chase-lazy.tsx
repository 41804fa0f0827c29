"use client";

import dynamic from "next/dynamic";

/** Chase as a dynamic import, so that the list doesn't load its code. */
export const ChaseLazy = dynamic(() => import("./chase").then((module) => module.Chase));
