import { endpoint } from "@/lib/delivery/endpoint";
import { readAllNotifications } from "@/lib/notifications/read-notifications";

export const PATCH = endpoint({}, ({ ctx }) => readAllNotifications(ctx));
