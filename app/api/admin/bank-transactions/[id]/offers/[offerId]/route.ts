import { endpoint } from "@/lib/delivery/endpoint";
import { idIn } from "@/lib/platform/base/id";
import { withdrawOffer } from "@/lib/reconciliation/unclaimed-commission/by-hand/offer-by-hand";

export const DELETE = endpoint({ access: "admin" }, ({ ctx, params }) =>
  withdrawOffer(ctx, idIn({ id: params.offerId })),
);
