/** The accounts of a journal, with their names until the platform enters those of its accounting software. */
export const ACCOUNTS = {
  BANK: "Bank",
  UNALLOCATED: "Bank transactions to allocate",
  COMMISSION: "Commission income",
  FEES: "Fees kept by payers",
  SHORT_PAY: "Commission given up",
  BANK_FEE: "Bank fees",
  INTEREST: "Interest",
  TRANSFER: "Transfers",
  REFUND: "Refunds",
  OVERRIDE: "Overrides",
  OTHER_INCOME: "Other income",
  OTHER_COST: "Other costs",
  AGENTS_SHARE: "Agents' commission",
  ADJUSTMENTS: "Agents' adjustments",
  PAYABLE: "Payable to agents",
  PAID_OUT: "Payouts to clear",
} as const;
export type AccountKey = keyof typeof ACCOUNTS;
export const ACCOUNT_KEYS = Object.keys(ACCOUNTS) as readonly AccountKey[];
