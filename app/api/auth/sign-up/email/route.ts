import { z } from "zod";
import { endpoint } from "@/lib/delivery/endpoint";
import { signUp } from "@/lib/users/sign-up";

export const POST = endpoint({ access: "public", body: z.unknown() }, ({ body }) => signUp(body));
