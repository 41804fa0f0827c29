import { readOwnUser } from "@/lib/accounts/users/own-user";
import { endpoint } from "@/lib/delivery/endpoint";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ user: await readOwnUser(ctx) }));
