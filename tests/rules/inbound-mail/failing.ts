import { expect } from "vitest";
import { Failure } from "@/lib/platform/base/failure";

/** The failure that a call ends in; ends the test when it ends in none. */
export async function failureOf(work: () => unknown): Promise<Failure> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  expect.fail("It was expected to fail.");
}
