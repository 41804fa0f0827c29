import { signOut } from "@/lib/accounts/users/sign-in";
import { endpoint } from "@/lib/delivery/endpoint";

export const POST = endpoint({ access: "public" }, () => signOut());
