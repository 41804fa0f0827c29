import { endpoint } from "@/lib/delivery/endpoint";
import { readOwnUser } from "@/lib/users/read-own-user";

export const GET = endpoint({ keys: "read" }, async ({ ctx }) => ({ user: await readOwnUser(ctx) }));
