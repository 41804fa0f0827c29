"use server";

import { z } from "zod";
import { changeRole } from "@/lib/accounts/users/administration/change-role";
import { roleChange } from "@/lib/accounts/users/administration/role-change.model";
import { restoreUser, suspendUser } from "@/lib/accounts/users/administration/suspend-user";
import { adminAction } from "@/lib/delivery/action";

const person = z.object({ id: z.uuid() });

export const changeRoleAction = adminAction(roleChange, changeRole);

export const suspendUserAction = adminAction(person, (ctx, { id }) => suspendUser(ctx, id));

export const restoreUserAction = adminAction(person, (ctx, { id }) => restoreUser(ctx, id));
