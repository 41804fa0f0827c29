import { endpoint } from "@/lib/delivery/endpoint";
import { readOwnUser } from "@/lib/users/read-own-user";

export const GET = endpoint({}, async ({ ctx }) => ({ user: await readOwnUser(ctx) }));
