import { endpoint } from "@/lib/delivery/endpoint";
import { signOut } from "@/lib/users/sign-out";

export const POST = endpoint({ access: "public" }, () => signOut());
