import { describe, expect, it } from "vitest";
import {
  type CsvField,
  csvMapping,
  headersKey,
  headersOf,
  suggestedMapping,
} from "@/lib/imports/csv-mapping.model";

function fieldOf(header: string): CsvField | undefined {
  return (Object.entries(suggestedMapping([header])) as [CsvField, string][])[0]?.[0];
}

describe("the suggested mapping", () => {
  it.each([
    ["Confirmation", "confirmationNumber"],
    ["Confirmation #", "confirmationNumber"],
    ["Supplier Confirmation Number", "confirmationNumber"],
    ["Booking Number", "confirmationNumber"],
    ["confirmationNumber", "confirmationNumber"],
    ["Client", "clientName"],
    ["Customer Name", "clientName"],
    ["Name", "clientName"],
    ["Guest name", "clientName"],
    ["Total Amount", "totalBookingAmount"],
    ["Total booking", "totalBookingAmount"],
    ["totalBookingAmount", "totalBookingAmount"],
    ["Commission", "expectedCommissionAmount"],
    ["Total Commission Amount", "expectedCommissionAmount"],
    ["expected_commission_amount", "expectedCommissionAmount"],
    ["Start", "travelStartDate"],
    ["Start Date", "travelStartDate"],
    ["Check In", "travelStartDate"],
    ["Check-in", "travelStartDate"],
    ["checkInDate", "travelStartDate"],
    ["Travel Date", "travelStartDate"],
    ["End", "travelEndDate"],
    ["Travel End Date", "travelEndDate"],
    ["check out", "travelEndDate"],
    ["CHECKOUT", "travelEndDate"],
    ["Supplier", "supplierName"],
    ["Supplier Name", "supplierName"],
    ["Vendor", "supplierName"],
    ["Vendor name", "supplierName"],
    ["Hotel", "supplierName"],
    ["Hotel Name", "supplierName"],
    ["Currency", "totalBookingCurrency"],
    ["currency", "totalBookingCurrency"],
    ["Commission Currency", "expectedCommissionCurrency"],
    ["Total Booking Currency", "totalBookingCurrency"],
    ["Notes", undefined],
    ["Currency rate", undefined],
    ["Booking date", undefined],
    ["Price", "totalBookingAmount"],
    ["Provisjon", "expectedCommissionAmount"],
    ["Reisebeginn", "travelStartDate"],
  ])("of %s is %s", (header, field) => expect(fieldOf(header)).toBe(field));

  it("gives every column to one field and every field one column", () => {
    const headers = [
      "Booking Number",
      "Client Name",
      "Total Booking Amount",
      "Currency",
      "Expected Commission",
      "Commission Currency",
      "Travel Start Date",
      "Travel End Date",
      "Supplier Name",
    ];
    expect(suggestedMapping(headers)).toEqual({
      confirmationNumber: "Booking Number",
      clientName: "Client Name",
      totalBookingAmount: "Total Booking Amount",
      totalBookingCurrency: "Currency",
      expectedCommissionAmount: "Expected Commission",
      expectedCommissionCurrency: "Commission Currency",
      travelStartDate: "Travel Start Date",
      travelEndDate: "Travel End Date",
      supplierName: "Supplier Name",
    });
  });

  it.each([
    [["Commission Rate", "Commission Amount"], "Commission Amount"],
    [["Commission %", "Commission"], "Commission"],
    [["Commission percentage", "Commission (EUR)"], "Commission (EUR)"],
    [["Commission Rate"], undefined],
    [["Commissionable amount", "Commission"], "Commission"],
    [["Provisionssatz", "Provision"], "Provision"],
    [["Commission", "Expected commission"], "Expected commission"],
  ])("of %j never takes a rate for the commission", (headers, commission) => {
    expect(suggestedMapping(headers).expectedCommissionAmount).toBe(commission);
  });

  it("takes no column for money whose first row is a percentage", () => {
    const headers = ["Commission", "Comm USD"];
    expect(suggestedMapping(headers, ["10%", "124.00"]).expectedCommissionAmount).toBe("Comm USD");
  });

  it("takes a departure for the start beside a return, and for the end beside an arrival", () => {
    expect(suggestedMapping(["Vertrekdatum", "Retourdatum"])).toMatchObject({
      travelStartDate: "Vertrekdatum",
      travelEndDate: "Retourdatum",
    });
    expect(suggestedMapping(["Aankomst", "Vertrekdatum"])).toMatchObject({
      travelStartDate: "Aankomst",
      travelEndDate: "Vertrekdatum",
    });
  });

  it("prefers the client's column to any other name", () => {
    expect(suggestedMapping(["Agent Name", "Client"]).clientName).toBe("Client");
  });
});

describe("headers", () => {
  it("can all be told apart", () => {
    expect(headersOf([" Name ", "Name", "", "Total\n amount"])).toEqual([
      "Name",
      "Name (2)",
      "Column 3",
      "Total amount",
    ]);
  });

  it("make the same key however they are written", () => {
    expect(headersKey(["Check-In", "Total Amount"])).toBe(headersKey(["check in", "TOTAL_AMOUNT"]));
    expect(headersKey(["a", "b"])).not.toBe(headersKey(["a b"]));
  });
});

describe("a mapping", () => {
  const whole = {
    confirmationNumber: "No",
    totalBookingAmount: "Total",
    expectedCommissionAmount: "Commission",
    travelStartDate: "Start",
  };
  it("needs number, total, commission and start, and drops what is blank", () => {
    expect(csvMapping.parse({ ...whole, clientName: "" })).toEqual(whole);
    expect(csvMapping.safeParse({ ...whole, travelStartDate: " " }).error?.issues[0]?.message).toBe(
      "Travel start date is not mapped to a column",
    );
  });

  it.each([null, [], "x", { ...whole, ownerId: "x" }, { ...whole, clientName: 3 }])("refuses %j", (raw) => {
    expect(csvMapping.safeParse(raw).success).toBe(false);
  });
});
