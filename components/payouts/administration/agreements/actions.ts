"use server";

import { adminAction } from "@/lib/delivery/action";
import { agreementChange, agreementRef } from "@/lib/payouts/agreements/agreement-change.model";
import { agreementUpload } from "@/lib/payouts/agreements/agreement-file.model";
import { importAgreements, previewAgreements } from "@/lib/payouts/agreements/import-agreements";
import { endAgreement, previewAgreement, saveAgreement } from "@/lib/payouts/agreements/save-agreement";
import { changePayoutSettings } from "@/lib/payouts/settings/change-settings";
import { settingsChange } from "@/lib/payouts/settings/settings.model";
import { holdBody } from "@/lib/payouts/shares/hold.model";
import { holdShare } from "@/lib/payouts/shares/shares";

export const previewAgreementAction = adminAction(agreementChange, previewAgreement);
export const saveAgreementAction = adminAction(agreementChange, saveAgreement);
export const endAgreementAction = adminAction(agreementRef, endAgreement);
export const previewAgreementsAction = adminAction(agreementUpload, previewAgreements);
export const importAgreementsAction = adminAction(agreementUpload, importAgreements);
export const changePayoutSettingsAction = adminAction(settingsChange, changePayoutSettings);
export const holdShareAction = adminAction(holdBody, holdShare);
