import { z } from "zod";
import { signIn } from "@/lib/accounts/users/sign-in";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "public", body: z.unknown() }, async ({ body }) => {
  const { token } = await signIn(body);
  return { token };
});
