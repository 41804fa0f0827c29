import { describe, it } from "vitest";
import { readShape } from "../support/http/read-shape";
import { SHAPES_OF_HEADERS, SHAPES_OF_TAGS, SHAPES_OF_TEXT } from "../support/mails/repeated-shapes";

const LIMIT = 60_000;

describe.each([100_000, 1_000_000, 10_000_000])("a mail of %i bytes", (size) => {
  it.each(Object.entries({ ...SHAPES_OF_TAGS, ...SHAPES_OF_HEADERS, ...SHAPES_OF_TEXT }))(
    "of %s is taken in, read and shown",
    (_name, make) => readShape(make(size)),
    LIMIT,
  );
});
