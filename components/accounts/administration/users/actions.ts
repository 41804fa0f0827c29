"use server";

import { z } from "zod";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import { roleChange } from "@/lib/accounts/users/administration/role-change.model";
import { changeRole, restoreUser, suspendUser } from "@/lib/accounts/users/administration/standing";
import { adminAction } from "@/lib/delivery/action";

const person = z.object({ id: z.uuid() });

export const changeRoleAction = adminAction(roleChange, changeRole);

export const suspendUserAction = adminAction(person, (ctx, { id }) => suspendUser(ctx, id));

export const restoreUserAction = adminAction(person, (ctx, { id }) => restoreUser(ctx, id));

const FOUND = 20;
const ANYBODY = { role: null, standing: null, sort: null, skip: 0, limit: FOUND };

export const findAgentsAction = adminAction(
  z.object({ search: z.string().trim().min(2).max(200) }),
  async (ctx, { search }) => {
    const { data } = await listUsers(ctx, { ...ANYBODY, search });
    return data.map(({ id, name, email }) => ({ id, label: name || email, detail: email }));
  },
);
