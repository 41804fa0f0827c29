"use server";

import { z } from "zod";
import { listUsers } from "@/lib/accounts/users/administration/list-users";
import { adminAction } from "@/lib/delivery/action";
import { agreementChange, agreementRef } from "@/lib/payouts/agreements/agreement-change.model";
import { agreementUpload } from "@/lib/payouts/agreements/agreement-file.model";
import { importAgreements, previewAgreements } from "@/lib/payouts/agreements/import-agreements";
import { endAgreement, previewAgreement, saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { changePayoutSettings } from "@/lib/payouts/settings/change-settings";
import { settingsChange } from "@/lib/payouts/settings/settings.model";
import { holdBody } from "@/lib/payouts/shares/hold.model";
import { holdShare } from "@/lib/payouts/shares/hold-share";

const FOUND = 20;
const ANYBODY = { role: null, standing: null, sort: null, skip: 0, limit: FOUND };

export const findAgentsAction = adminAction(
  z.object({ search: z.string().trim().min(2).max(200) }),
  async (ctx, { search }) => {
    const { data } = await listUsers(ctx, { ...ANYBODY, search });
    return data.map(({ id, name, email }) => ({ id, label: name || email, detail: email }));
  },
);
export const previewAgreementAction = adminAction(agreementChange, previewAgreement);
export const saveAgreementAction = adminAction(agreementChange, saveAgreement);
export const endAgreementAction = adminAction(agreementRef, endAgreement);
export const previewAgreementsAction = adminAction(agreementUpload, previewAgreements);
export const importAgreementsAction = adminAction(agreementUpload, importAgreements);
export const changePayoutSettingsAction = adminAction(settingsChange, changePayoutSettings);
export const holdShareAction = adminAction(holdBody, holdShare);
