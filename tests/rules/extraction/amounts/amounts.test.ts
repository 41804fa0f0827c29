import { describe, expect, it } from "vitest";
import { moneyOf } from "./amount-mail";
import { COMMISSION_MAILS } from "./commission-mails";
import { FOREIGN_TOTAL_MAILS } from "./foreign-total-mails";
import { LATER_MAILS } from "./later-mails";
import { OPEN_MAILS } from "./open-mails";
import { TOTAL_MAILS } from "./total-mails";

describe("the total is what the guest pays in the end", () => {
  it.each([...TOTAL_MAILS, ...FOREIGN_TOTAL_MAILS])("%s (%s)", async (...mail) => {
    expect(await moneyOf(mail)).toEqual([...mail[2]]);
  });
});

describe("the commission is told without a tax on it", () => {
  it.each([...COMMISSION_MAILS])("%s (%s)", async (...mail) => {
    expect(await moneyOf(mail)).toEqual([...mail[2]]);
  });
});

describe("what a mail doesn't say, or says in two ways, stays open", () => {
  it.each([...OPEN_MAILS])("%s (%s)", async (...mail) => {
    const [total, currency, commission] = mail[2];
    expect(await moneyOf(mail)).toEqual([total, currency, commission]);
  });
});

describe("mails in further layouts", () => {
  it.each([...LATER_MAILS])("%s (%s)", async (...mail) => {
    const [total, currency, commission] = mail[2];
    expect(await moneyOf(mail)).toEqual([total, currency, commission]);
  });
});
