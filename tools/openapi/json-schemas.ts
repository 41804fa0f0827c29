import { ts } from "@ts-morph/common";

export type Schema = Readonly<Record<string, unknown>>;

const { TypeFlags } = ts;
/** JSON formats of branded strings, by the name of their type. */
const FORMATS: Readonly<Record<string, Schema>> = { CalendarDate: { type: "string", format: "date" } };
/** The types that JSON.stringify leaves out. */
const LEFT_OUT = TypeFlags.Undefined | TypeFlags.Void | TypeFlags.ESSymbolLike;

/**
 * Builds JSON Schemas for TypeScript types as JSON.stringify writes them: a Date becomes its text, undefined and
 * functions are left out, and brands are ignored. An exported type is described once, under its name.
 */
export class JsonSchemas {
  readonly #checker: ts.TypeChecker;
  readonly #named: Record<string, Schema> = {};
  readonly #byType = new Map<ts.Type, string>();
  readonly #owners = new Map<string, ts.Symbol>();

  constructor(checker: ts.TypeChecker) {
    this.#checker = checker;
  }

  get named(): Readonly<Record<string, Schema>> {
    return this.#named;
  }

  of(type: ts.Type): Schema {
    const name = this.#nameOf(type);
    if (name === undefined) return this.#said(type);
    if (!(name in this.#named)) {
      // Registered before it is described, because the type may contain itself.
      this.#named[name] = {};
      this.#named[name] = this.#said(type);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Names the return type of an exported function such as `bookingJson`: it is described once, as Booking. */
  nameAnswersOf(file: ts.SourceFile): void {
    for (const one of file.statements.filter(ts.isFunctionDeclaration)) {
      const [, noun] = /^(\w+)Json$/.exec(one.name?.text ?? "") ?? [];
      const signature = this.#checker.getSignatureFromDeclaration(one);
      const symbol = one.name && this.#checker.getSymbolAtLocation(one.name);
      if (!noun || !signature || !symbol) continue;
      const name = noun.charAt(0).toUpperCase() + noun.slice(1);
      this.#byType.set(this.#checker.getReturnTypeOfSignature(signature), name);
      this.#owners.set(name, symbol);
    }
  }

  /** Returns the name of an exported object type, which it has wherever it is used. */
  #nameOf(type: ts.Type): string | undefined {
    const ofFunction = this.#byType.get(type);
    if (ofFunction !== undefined) return ofFunction;
    const symbol = type.aliasSymbol;
    if (!symbol || type.aliasTypeArguments || !isObject(type)) return undefined;
    const isExported = symbol.declarations?.some(
      (one) => ts.getCombinedModifierFlags(one) & ts.ModifierFlags.Export,
    );
    if (!isExported) return undefined;
    const owner = this.#owners.get(symbol.name) ?? symbol;
    this.#owners.set(symbol.name, owner);
    return owner === symbol ? symbol.name : undefined;
  }

  #said(type: ts.Type): Schema {
    if (type.flags & (TypeFlags.Any | TypeFlags.Unknown)) return {};
    const plain = FORMATS[type.aliasSymbol?.name ?? ""] ?? literal(type) ?? primitive(type);
    if (plain) return plain;
    if (type.isUnion()) return this.#union(type.types);
    const base = brandedBase(type);
    if (base) return base;
    if (type.symbol?.name === "Date") return { type: "string", format: "date-time" };
    return this.#list(type) ?? this.#object(type);
  }

  #union(types: readonly ts.Type[]): Schema {
    const kept = types.filter(({ flags }) => !(flags & LEFT_OUT));
    const values = kept.flatMap((one) => literal(one)?.enum ?? []);
    const others = kept.filter((one) => !literal(one)).map((one) => this.of(one));
    const all = distinct([
      ...["string", "number", "boolean"].flatMap((kind) => oneOf(kind, values)),
      ...others,
    ]);
    return all.length === 1 ? (all[0] as Schema) : { anyOf: all };
  }

  #list(type: ts.Type): Schema | undefined {
    if (this.#checker.isTupleType(type)) {
      const items = this.#checker.getTypeArguments(type as ts.TypeReference).map((one) => this.of(one));
      return { type: "array", prefixItems: items, minItems: items.length, maxItems: items.length };
    }
    if (!this.#checker.isArrayType(type)) return undefined;
    const [item] = this.#checker.getTypeArguments(type as ts.TypeReference);
    return { type: "array", items: item ? this.of(item) : {} };
  }

  #object(type: ts.Type): Schema {
    const kept = this.#checker.getPropertiesOfType(type).filter((one) => this.#isKept(one));
    const required = kept.filter((one) => !this.#mayBeLeftOut(one)).map(({ name }) => name);
    const properties = Object.fromEntries(kept.map((one) => [one.name, this.#property(one)]));
    const index = this.#checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return {
      type: "object",
      ...(kept.length > 0 ? { properties } : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(index ? { additionalProperties: this.of(index) } : {}),
    };
  }

  #property(property: ts.Symbol): Schema {
    const description = ts.displayPartsToString(property.getDocumentationComment(this.#checker));
    return { ...this.of(this.#checker.getTypeOfSymbol(property)), ...(description ? { description } : {}) };
  }

  #isKept(property: ts.Symbol): boolean {
    const held = this.#checker.getTypeOfSymbol(property);
    return partsOf(held).some(({ flags }) => !(flags & LEFT_OUT)) && held.getCallSignatures().length === 0;
  }

  #mayBeLeftOut(property: ts.Symbol): boolean {
    if (property.flags & ts.SymbolFlags.Optional) return true;
    return partsOf(this.#checker.getTypeOfSymbol(property)).some(({ flags }) => flags & LEFT_OUT);
  }
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/** Returns the schemas for the values of this kind; if both true and false occur, a plain boolean. */
function oneOf(kind: string, values: readonly unknown[]): Schema[] {
  const ofKind = values.filter((one) => typeof one === kind);
  if (ofKind.length === 0) return [];
  return [kind === "boolean" && ofKind.length === 2 ? { type: kind } : { type: kind, enum: ofKind }];
}

function isObject(type: ts.Type): boolean {
  return partsOf(type).every(
    (one) => one.flags & (TypeFlags.Object | TypeFlags.Intersection) && brandedBase(one) === undefined,
  );
}

/** Returns the schema of the string or number underlying a branded type. */
function brandedBase(type: ts.Type): Schema | undefined {
  if (!type.isIntersection()) return undefined;
  return type.types.map((one) => primitive(one)).find((one) => one !== undefined);
}

function literal(type: ts.Type): { readonly type: string; readonly enum: readonly unknown[] } | undefined {
  if (type.isStringLiteral()) return { type: "string", enum: [type.value] };
  if (type.isNumberLiteral()) return { type: "number", enum: [type.value] };
  if (type.flags & TypeFlags.BooleanLiteral) {
    return { type: "boolean", enum: [(type as { intrinsicName?: string }).intrinsicName === "true"] };
  }
  return undefined;
}

function primitive({ flags }: ts.Type): Schema | undefined {
  if (flags & TypeFlags.StringLike) return { type: "string" };
  if (flags & TypeFlags.NumberLike) return { type: "number" };
  if (flags & TypeFlags.BooleanLike) return { type: "boolean" };
  if (flags & TypeFlags.Null) return { type: "null" };
  return undefined;
}

function distinct(schemas: readonly Schema[]): Schema[] {
  return [...new Map(schemas.map((one) => [JSON.stringify(one), one])).values()];
}
