"use client";

import dynamic from "next/dynamic";

/** Chase, whose code the list itself doesn't load. */
export const ChaseLazy = dynamic(() => import("./chase").then((module) => module.Chase));
