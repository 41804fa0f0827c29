import type { Metadata } from "next";
import { PostSignup } from "@/components/accounts/users/auth/post-signup";

export const metadata: Metadata = { title: "Setting up your account" };

export default function PostSignupPage() {
  return <PostSignup />;
}
