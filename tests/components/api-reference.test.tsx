import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { callsOf } from "@/components/accounts/api-reference/api-document.model";
import { ApiOverview, ApiPart, tagNamed } from "@/components/accounts/api-reference/api-reference";
import { curlOf } from "@/components/accounts/api-reference/curl.model";
import { API } from "@/components/accounts/api-reference/document";
import { exampleOf, fieldsOf, typeOf } from "@/components/accounts/api-reference/schema-words.model";

const ORIGIN = "https://app.example.com";

describe("the API reference", () => {
  it("lists every call of the document once, by its subject", () => {
    render(<ApiOverview api={API} />);
    const calls = Object.values(API.paths).flatMap((methods) => Object.values(methods));
    for (const { operationId } of calls) {
      const links = document.querySelectorAll(`a[href^="/docs/api/"][href$="#${operationId}"]`);
      expect([operationId, links.length]).toEqual([operationId, 1]);
    }
  });

  it.each(API.tags.map(({ name }) => name))(
    "shows the calls of %s, and every object that it leads to",
    (tag) => {
      expect(tagNamed(API, tag.toLowerCase().replaceAll(/\W+/g, "-"))).toBe(tag);
      render(<ApiPart api={API} tag={tag} origin={ORIGIN} />);
      expect(callsOf(API, tag).length).toBeGreaterThan(0);
      for (const { operationId } of callsOf(API, tag))
        expect(document.getElementById(operationId)).not.toBeNull();
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const link of document.querySelectorAll('a[href^="#"]')) {
        expect(ids).toContain(link.getAttribute("href")?.slice(1));
      }
    },
  );

  it("tells what a call takes and answers, and how it is made", () => {
    render(<ApiPart api={API} tag="bookings" origin={ORIGIN} />);
    const call = screen.getByRole("region", { name: "POST /api/bookings" });
    const body = within(call).getByRole("list", { name: /^Body of createBooking/ });
    expect(within(body).getByText("supplier.name")).toBeDefined();
    expect(within(call).getByText("Idempotency-Key")).toBeDefined();
    const [made] = callsOf(API, "bookings").filter(({ operationId }) => operationId === "createBooking");
    expect(made && curlOf(made, ORIGIN)).toMatch(
      /^curl -X POST "https:\/\/app\.example\.com\/api\/bookings" \\\n {2}-H "Authorization: Bearer tpk_\.\.\."/,
    );
  });
});

describe("a schema in words", () => {
  it.each([
    [{ enum: ["open", "closed"] }, '"open" | "closed"'],
    [{ type: "array", items: { $ref: "#/components/schemas/Booking" } }, "list of Booking"],
    [{ anyOf: [{ type: "null" }, { type: "string", format: "date" }] }, "null or string (date)"],
    [{ type: "object", additionalProperties: { type: "number" } }, "object of number"],
    [{}, "any value"],
  ])("%j is %s", (schema, words) => {
    expect(typeOf(schema)).toBe(words);
  });

  it("names fields by their way, and an example has what is required", () => {
    const line = { type: "object", properties: { id: { type: "string" } }, required: ["id"] };
    const schema = {
      type: "object",
      properties: { lines: { type: "array", items: line }, note: { type: "string" } },
      required: ["lines"],
    };
    expect(fieldsOf(schema).map(({ name, isRequired }) => [name, isRequired])).toEqual([
      ["lines", true],
      ["lines[].id", true],
      ["note", false],
    ]);
    expect(exampleOf(schema)).toEqual({ lines: [{ id: "..." }] });
  });
});
