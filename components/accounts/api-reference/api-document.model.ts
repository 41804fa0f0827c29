/** The parts of OpenAPI and JSON Schema that the document uses. */
export type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly required?: readonly string[];
};
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
export type Parameter = {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
};
type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content };
  readonly responses: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content; readonly $ref?: string }>
  >;
};
export type Document = {
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
};
/** One API call of the document. */
export type ApiCall = Omit<Operation, "parameters"> & {
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
};

/** Returns the calls with a tag. The page of a tag is named after it in lower case. */
export function callsOf(api: Document, tag: string): ApiCall[] {
  const paths = Object.entries(api.paths).sort(([one], [other]) => one.localeCompare(other));
  return paths.flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, operation]) => operation.tags.includes(tag))
      .map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((one) =>
          "$ref" in one ? (api.components.parameters[nameOf(one.$ref)] as Parameter) : one,
        ),
      })),
  );
}

/** Returns the names of all object schemas that these schemas refer to, at any depth. */
export function namesIn(api: Document, schemas: readonly Schema[]): string[] {
  const names = new Set<string>();
  for (let next = refsIn(schemas); next.length > 0; ) {
    const fresh = next.filter((name) => !names.has(name));
    for (const name of fresh) names.add(name);
    next = refsIn(fresh.map((name) => api.components.schemas[name]));
  }
  return [...names].sort();
}

function refsIn(schemas: unknown): string[] {
  const refs = JSON.stringify(schemas).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  return [...refs].map(([, name = ""]) => name);
}

/** Returns all schemas of a call's request and responses. */
export function schemasOf({ requestBody, responses }: ApiCall): Schema[] {
  const contents = [requestBody?.content, ...Object.values(responses).map(({ content }) => content)];
  return contents.flatMap((content) => Object.values(content ?? {}).flatMap(({ schema }) => schema ?? []));
}

export function nameOf(ref: string): string {
  return ref.slice(ref.lastIndexOf("/") + 1);
}
