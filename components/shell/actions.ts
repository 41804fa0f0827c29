"use server";

import { redirect } from "next/navigation";
import { signOut } from "@/lib/vendors/identity/identity";

export async function signOutAction(): Promise<void> {
  await signOut();
  redirect("/sign-in");
}
