import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { signIn } from "@/lib/users/sign-in";

export const POST = endpoint({ access: "public", body: z.unknown() }, async ({ body }) => {
  const { token } = await signIn(body);
  return { token };
});
