"use server";

import { z } from "zod";
import { adminAction } from "@/lib/delivery/action";
import { changeRole } from "@/lib/users/administration/change-role";
import { roleChange } from "@/lib/users/administration/role-change.model";
import { restoreUser, suspendUser } from "@/lib/users/administration/suspend-user";

const person = z.object({ id: z.uuid() });

export const changeRoleAction = adminAction(roleChange, changeRole);

export const suspendUserAction = adminAction(person, (ctx, { id }) => suspendUser(ctx, id));

export const restoreUserAction = adminAction(person, (ctx, { id }) => restoreUser(ctx, id));
