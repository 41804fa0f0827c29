import path from "node:path";
import { getLibFiles, libFolderInMemoryPath, ts } from "@ts-morph/common";
import { JsonSchemas, type Schema } from "./json-schemas";

const ROOT = path.join(import.meta.dirname, "../..");

/** A call's answer: a JSON value, nothing (204), or a Response of another kind, such as a file. */
export type Answer =
  | { readonly kind: "json"; readonly schema: Schema }
  | { readonly kind: "nothing" }
  | { readonly kind: "response" };

/**
 * Returns the handlers' answers, derived from the types of the functions given to `endpoint`, so that they aren't
 * stated twice. Takes some ten seconds, because the compiler reads the product.
 * @param files the `route.ts` files
 */
export function answersOf(files: readonly string[]): {
  readonly of: (file: string, method: string) => Answer | undefined;
  readonly schemas: Readonly<Record<string, Schema>>;
} {
  const config = ts.readConfigFile(path.join(ROOT, "tsconfig.node.json"), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, ROOT);
  const program = ts.createProgram([...files], { ...options, incremental: false }, hostOf(options));
  const checker = program.getTypeChecker();
  const json = new JsonSchemas(checker);
  const own = program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(`${ROOT}/lib/`));
  for (const file of own) json.nameAnswersOf(file);
  const answers = new Map(
    files.flatMap((file) =>
      runsIn(program.getSourceFile(file)).map(([method, run]): [string, Answer] => [
        `${method} ${file}`,
        answerOf(run),
      ]),
    ),
  );
  return { of: (file, method) => answers.get(`${method} ${file}`), schemas: json.named };

  function typeArgumentsOf(type: ts.Type): readonly ts.Type[] {
    return type.aliasTypeArguments ?? checker.getTypeArguments(type as ts.TypeReference);
  }

  function answerOf(run: ts.Expression): Answer {
    const answer = answeredBy(run);
    if (answer.flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined)) return { kind: "nothing" };
    if (answer.symbol?.name === "Response") return { kind: "response" };
    const [tagged] = answer.symbol?.name === "WithHeaders" ? typeArgumentsOf(answer) : [];
    return { kind: "json", schema: json.of(tagged ?? answer) };
  }

  function answeredBy(run: ts.Expression): ts.Type {
    const [signature] = checker.getTypeAtLocation(run).getCallSignatures();
    if (!signature) throw new Error(`${run.getText()} is nothing that can be run`);
    const returned = checker.getReturnTypeOfSignature(signature);
    return checker.getAwaitedType(returned) ?? returned;
  }
}

/** Returns the methods that a file exports as `endpoint(shape, run)`, each with its `run`. */
function runsIn(file: ts.SourceFile | undefined): [method: string, run: ts.Expression][] {
  const declared = file?.statements.filter(ts.isVariableStatement) ?? [];
  return declared
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }): [string, ts.Expression][] => {
      if (!initializer || !ts.isCallExpression(initializer)) return [];
      const run = initializer.arguments[1];
      return run && initializer.expression.getText() === "endpoint" ? [[name.getText(), run]] : [];
    });
}

/** Returns a compiler host that serves TypeScript's own declarations, which the package contains as texts. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const own = new Map(
    getLibFiles().map(({ fileName, text }) => [`${libFolderInMemoryPath}/${fileName}`, text]),
  );
  return {
    ...host,
    getDefaultLibLocation: () => libFolderInMemoryPath,
    getDefaultLibFileName: (chosen) => `${libFolderInMemoryPath}/${ts.getDefaultLibFileName(chosen)}`,
    fileExists: (file) => own.has(file) || host.fileExists(file),
    readFile: (file) => own.get(file) ?? host.readFile(file),
    getSourceFile: (file, language, ...rest) => {
      const text = own.get(file);
      return text === undefined
        ? host.getSourceFile(file, language, ...rest)
        : ts.createSourceFile(file, text, language);
    },
  };
}
