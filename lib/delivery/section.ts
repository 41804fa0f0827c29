import "server-only";
import { headers } from "next/headers";
import { unstable_rethrow } from "next/navigation";
import type { FailureReport } from "@/lib/platform/base/failure";
import { reported } from "./answer";
import { requestIdOf } from "./request";

export type Section<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: FailureReport };

/** Loads a part of a page that may fail without the rest; logs the failure. */
export async function section<T>(load: Promise<T>): Promise<Section<T>> {
  try {
    return { ok: true, value: await load };
  } catch (error) {
    unstable_rethrow(error);
    return { ok: false, failure: reported(error, requestIdOf(await headers())) };
  }
}
