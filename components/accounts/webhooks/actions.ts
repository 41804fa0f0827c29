"use server";

import { z } from "zod";
import { endpointDraft } from "@/lib/accounts/webhooks/endpoint-draft.model";
import {
  changeEndpoint,
  createEndpoint,
  removeEndpoint,
  rotateSecret,
  switchEndpoint,
} from "@/lib/accounts/webhooks/endpoints";
import { redeliver, sendTest } from "@/lib/accounts/webhooks/send-again";
import { action } from "@/lib/delivery/action";

const one = z.object({ id: z.uuid() });

/** Creates an endpoint and returns its secret, which can't be shown again; rotateSecretAction does the same. */
export const createEndpointAction = action(endpointDraft, (ctx, draft) => createEndpoint(ctx, draft));

export const changeEndpointAction = action(endpointDraft.extend(one.shape), (ctx, endpoint) =>
  changeEndpoint(ctx, endpoint),
);

export const rotateSecretAction = action(one, (ctx, { id }) => rotateSecret(ctx, id));

export const switchEndpointAction = action(one.extend({ to: z.enum(["on", "off"]) }), (ctx, { id, to }) =>
  switchEndpoint(ctx, id, to),
);

export const removeEndpointAction = action(one, (ctx, { id }) => removeEndpoint(ctx, id));

export const sendTestAction = action(one, (ctx, { id }) => sendTest(ctx, id));

export const redeliverAction = action(one, (ctx, { id }) => redeliver(ctx, id));
