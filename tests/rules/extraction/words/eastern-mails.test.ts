import { describe, expect, it } from "vitest";
import { readBooking } from "@/lib/reader/read-booking";
import { labelOf } from "@/lib/reader/words/label";
import { amountsIn } from "@/lib/reader/words/money/amount";
import { currencyContext } from "@/lib/reader/words/money/currency";

const amounts = (text: string) =>
  amountsIn(text, currencyContext(text, "en", "x.example")).map((one) => [one.value, one.currency]);

describe("labels without blanks are read by their pieces", () => {
  it.each([
    ["reference", ["予約番号", "ご予約番号", "预订编号", "预订号", "訂單編號", "예약번호"]],
    ["total", ["合計金額", "ご宿泊料金合計", "総額", "总金额", "總計", "총 금액", "합계"]],
    ["commission", ["貴社手数料", "代理店手数料", "コミッション", "佣金", "佣金金额", "수수료"]],
    ["otherAmount", ["キャンセル料", "キャンセル手数料", "振込手数料", "小計", "订金", "보증금", "入湯税"]],
    ["otherDate", ["お振込期限", "支払期日", "付款期限"]],
  ])("%s", (role, labels) => {
    for (const label of labels) expect([label, labelOf(label)?.role]).toEqual([label, role]);
  });
});

describe("amounts of the East", () => {
  it.each([
    ["合計金額 196,600円", 196600, "JPY"],
    ["金額:¥48,000(税込)", 48000, "JPY"],
    ["总价 ¥3,200", 3200, "CNY"],
    ["合计 3,200元", 3200, "CNY"],
    ["총 금액 1,250,000원", 1250000, "KRW"],
    ["總計 NT$ 12,000", 12000, "TWD"],
  ])("%s", (text, value, currency) => expect(amounts(text)).toEqual([[value, currency]]));
});

function mailOf(subject: string, text: string): Uint8Array {
  const head = [
    "From: reservations@onsen.example",
    "To: inbox@agent.example",
    `Subject: =?utf-8?B?${Buffer.from(subject).toString("base64")}?=`,
    "Date: Mon, 09 Nov 2026 10:00:00 +0900",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
  ];
  return new TextEncoder().encode(`${head.join("\r\n")}\r\n\r\n${text}`);
}

it("a Japanese confirmation gives its number, total and commission, full-width signs and all", async () => {
  const text = [
    "平素よりお世話になっております。下記の通りご予約を承りました。",
    "■予約番号：ＴＫ－８８１２０",
    "■ご請求金額合計：８４，０００円（税・サービス料込）",
    "■貴社手数料（１０％）：８，４００円",
    "■キャンセル料：前日５０％　４２，０００円",
  ].join("\r\n");
  const { items, emailType } = await readBooking(mailOf("【予約確認】佐藤様", text));
  expect(emailType).toBe("confirmation");
  expect(items[0]?.payload).toMatchObject({
    pricing: { total: 84000, currency: "JPY" },
    estimatedCommission: { amount: 8400, currency: "JPY" },
  });
});

it("a Korean cancellation keeps its number", async () => {
  const text = "예약이 취소되었습니다.\r\n예약번호: KR-55120\r\n투숙객: KIM MINSU\r\n총 금액: 420,000원\r\n";
  const { items, emailType } = await readBooking(mailOf("예약 취소 확인", text));
  expect(emailType).toBe("cancellation");
  expect(items[0]?.payload.confirmationNumber).toBe("KR-55120");
});
