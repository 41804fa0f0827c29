import { expect } from "vitest";
import { Failure } from "@/lib/platform/base/failure";

/** Returns the Failure that a call throws; fails the test if it throws none. */
export async function failureOf(work: () => unknown): Promise<Failure> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  expect.fail("It was expected to fail.");
}
