import { z } from "zod";
import { ROLES } from "@/lib/accounts/identity/identity.model";

/** A person and the role to give them. */
export const roleChange = z.object({ id: z.uuid(), role: z.enum(ROLES) });
export type RoleChange = z.output<typeof roleChange>;
