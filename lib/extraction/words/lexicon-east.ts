/** The pieces of Japanese, Chinese and Korean labels, which are written without blanks: 予約|番号, 合計|金額, 수수료. */
export const EAST = {
  BOOK: "予約 ご予約 御予約 預訂 预订 预定 預定 订单 訂單 订房 訂房 예약 手配",
  CONF: "確認 确认 確認書 確定 确定 확인 확정 承認",
  NUM: "番号 番號 编号 編號 号码 號碼 号 號 单号 單號 コード 번호",
  INVOICE: "請求書 ご請求 請求 发票 發票 인보이스 청구 청구서 領収書 收据 收據 영수증",
  CANCEL:
    "キャンセル キャンセル料 キャンセル手数料 取消 取消料 取消手数料 解約 違約金 취소 취소수수료 환불 환불수수료 退款 返金 手续费退",
  YOUR: "貴社 御社 貴店 贵司 貴司 贵社 귀사",
  OUR: "弊社 当社 当館 我司 我们 당사",
  AGENCY: "代理店 旅行会社 旅行社 代理 여행사 대리점",
  AGENT:
    "エージェント 担当 担当者 ご担当 ご担当者 담당자 联系人 聯絡人 担当者様 ご担当者様 负责人 負責人 담당",
  TICKET: "航空券 チケット 机票 機票 항공권",
  START: "チェックイン 入住 체크인 乗船 入房 開始 开始 시작 利用開始 貸出 取车 登船 승선 往路",
  END: "チェックアウト 退房 离店 離店 체크아웃 下船 終了 结束 結束 종료 返却 还车 離船 하선 반납",
  ARRIVE: "到着 ご到着 抵达 抵達 도착",
  DEPART: "出発 ご出発 出发 出發 출발",
  RETURN: "帰国 返程 귀국 帰着 回程 复路 復路",
  DATE: "日 日付 日期 日時 날짜 일자 일",
  TIME: "時間 时间 時間帯 時刻 시간",
  PERIOD: "期間 ご宿泊期間 日程 期间 기간 일정",
  STAY: "宿泊 ご宿泊 滞在 ご滞在 旅行 ご旅行 ツアー クルーズ 住宿 旅程 숙박 여행 투어 利用 ご利用 이용 行程 크루즈 游轮",
  TOTAL: "合計 総合計 総 総計 総額 合计 总 總 总计 總計 总额 總額 합계 총 총합계 총액 총계",
  PRICE:
    "金額 ご金額 料金 ご利用料金 代金 価格 費用 料 額 金额 价格 價格 费用 房费 房費 房价 房價 价 款 금액 요금 가격 비용 대금 運賃 室料",
  RATE: "率 料率 手数料率 手続率 비율 比例 요율",
  GROSS: "グロス",
  SELL: "販売 販売価格 売価 定価 售价 售價 판매 판매가 판매가격",
  NET: "ネット 仕入 净 净价 净额 淨價 淨額 넷 네트",
  DEPOSIT: "前金 手付金 内金 申込金 予約金 デポジット 订金 定金 訂金 押金 按金 보증금 예약금 계약금",
  BALANCE: "残金 残額 残高 尾款 余款 餘款 잔금 잔액",
  PAID: "支払 お支払 お支払い 支払い 支払額 入金 振込 お振込 お振込み 送金 已付 付款 支付 결제 입금 지불 송금",
  PAYABLE: "应付 應付",
  DUE: "期限 期日 締切 截止 기한 마감",
  TAX: "税 消費税 税金 入湯税 宿泊税 諸税 サービス料 サービス 源泉 源泉税 源泉徴収 源泉徴収税 振込手数料 送金手数料 発券手数料 変更手数料 取扱手数料 决済手数料 決済手数料 手续费 手續費 税费 税費 税款 服务费 服務費 세금 부가세 봉사료 서비스 서비스료 변경수수료 송금수수료 발권수수료",
  INCL: "込 込み 税込 税込み 含 含税 内税 포함 세금포함",
  EXCL: "抜 抜き 税抜 税抜き 税別 別 不含 별도 제외 불포함",
  SUB: "小計 小计 소계",
  DISCOUNT: "割引 値引 値引き 折扣 优惠 優惠 할인",
  PER: "毎 あたり 当たり 每 每晚 每位 每人 人均 お一人様 一人 1인당 당",
  NIGHT: "泊 夜 晚 박 泊数 晚数 晚數 박수",
  COMM: "手数料 コミッション 佣金 傭金 返佣 수수료 커미션",
  GUEST:
    "お客様 宿泊者 ご宿泊者 ご宿泊者様 宿泊客 旅客 乗客 参加者 代表者 利用者 ご利用者 客人 住客 客户 客戶 入住人 乘客 투숙객 투숙자 고객 승객 예약자 客様 ゲスト 旅行者 搭乗者 予約者 ご予約者 申込者 賓客 宾客 여행자 탑승자 탑승객 예약인 손님 乗船者",
  LEAD: "代表 主 대표",
  NAME: "名 氏名 お名前 名前 姓名 名義 이름 성명 성함 名称 名稱 명",
  ROOM: "部屋 お部屋 客室 ルーム 房间 房間 客房 房 객실 房型 部屋タイプ お部屋タイプ 룸 キャビン 船室 舱房 艙房",
  TYPE: "タイプ 種類 类型 類型 型 타입 유형 种类 종류",
  PERSON: "人数 ご人数 人數 大人 小人 子供 成人 儿童 兒童 인원 인원수 성인 어린이 人員 子ども",
  COUNT: "数 數 数量",
  HOTEL: "ホテル ホテル名 旅館 施設 宿泊施設 酒店 饭店 飯店 호텔 호텔명 숙소 旅馆 宿 宿泊先 ご宿泊先 리조트",
  ADDRESS: "住所 所在地 地址 주소 ご住所",
  FLIGHT: "便 便名 フライト 航班 항공편 편명 航班号 航班號",
  PHONE: "電話 电话 전화",
  EMAIL: "メール メールアドレス 邮箱 이메일",
  BIRTH: "生年月日 出生 생년월일",
  ISSUE: "発行 发行 开具 발행",
  PLAN: "プラン 食事 お食事 요금제",
  APPROX: "参考 参考換算 参考金額 換算 概算 約 约 约合 約合 예상",
  SUPPLIER: "航空会社 航空公司 供应商 供應商 항공사 공급사 催行会社 運航会社 主催会社",
  MEMBER: "会員 会员 會員 회원",
  STOP: "の を に は が で も お ご 御 様 さま 及び 及 と 書 的 为 為 是 和 共 及其 은 는 이 가 을 를 의 님 씨",
};

const RUN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+|[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const IS_EAST = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const PIECES: ReadonlySet<string> = new Set(Object.values(EAST).flatMap((forms) => forms.split(" ")));
const LONGEST = 9;

/** Whether a text has letters of Japanese, Chinese or Korean. */
export function isEastern(text: string): boolean {
  return IS_EAST.test(text);
}

/** An unspaced word in its known pieces, longest first, unknown stretches whole; any other word as it is. */
export function easternPieces(word: string): string[] {
  if (!IS_EAST.test(word)) return [word];
  return (word.match(RUN) ?? []).flatMap((run) => (IS_EAST.test(run) ? piecesOf(run) : [run]));
}

function piecesOf(run: string): string[] {
  const pieces: string[] = [];
  let unknown = "";
  for (let at = 0; at < run.length; ) {
    const piece = pieceAt(run, at);
    if (piece && unknown) {
      pieces.push(unknown);
      unknown = "";
    }
    if (piece) pieces.push(piece);
    else unknown += run.charAt(at);
    at += piece?.length ?? 1;
  }
  return unknown ? [...pieces, unknown] : pieces;
}

function pieceAt(run: string, at: number): string | undefined {
  for (let length = Math.min(LONGEST, run.length - at); length > 0; length -= 1) {
    const piece = run.slice(at, at + length);
    if (PIECES.has(piece)) return piece;
  }
  return undefined;
}
