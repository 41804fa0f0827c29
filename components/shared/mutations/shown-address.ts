"use client";

import { useEffect, useSyncExternalStore } from "react";

/** Where a screen has led itself, as path?query; null once the router tells the same. */
let shown: string | null = null;
/** Where it had led itself before, of which the router may still tell. */
const passed = new Set<string>();
const listeners = new Set<() => void>();

/** Has an address drawn in this frame: the router tells of it a moment later, by when a key may be meant for what is seen. */
export function showAddress({ pathname, searchParams }: URL): void {
  shown = `${pathname}?${searchParams}`;
  passed.add(shown);
  tell();
}

/** The address that is to be drawn, where `heard` is what the router tells; both as path?query. */
export function useShownAddress(heard: string): string {
  useEffect(() => {
    if (heard === shown || !passed.has(heard)) forgetAddress();
  }, [heard]);
  return useSyncExternalStore(subscribe, shownNow, atServer) ?? heard;
}

/** Lets the router tell where one is, as after Back. */
export function forgetAddress(): void {
  shown = null;
  passed.clear();
  tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) forgetAddress();
  };
}

function shownNow(): string | null {
  return shown;
}

function atServer(): null {
  return null;
}
