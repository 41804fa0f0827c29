import { z } from "zod";
import { signUp } from "@/lib/accounts/account/sign-up/sign-up";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "public", body: z.unknown() }, ({ body, ctx }) =>
  signUp(body, ctx.requestId),
);
