/** The accounts of a journal, with what they are called until the platform says what its software calls them. */
export const ACCOUNTS = {
  BANK: "Bank",
  UNALLOCATED: "Bank transactions to allocate",
  COMMISSION: "Commission income",
  FEES: "Fees kept by payers",
  SHORT_PAY: "Commission given up",
  AGENTS_SHARE: "Agents' commission",
  ADJUSTMENTS: "Agents' adjustments",
  PAYABLE: "Payable to agents",
  PAID_OUT: "Payouts to clear",
} as const;
export type AccountKey = keyof typeof ACCOUNTS;
export const ACCOUNT_KEYS = Object.keys(ACCOUNTS) as readonly AccountKey[];
