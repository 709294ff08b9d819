import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseSync, Visitor } from "oxc-parser";
import type { Argument } from "oxc-parser";

/** What a piece of code reaches, by itself and by whatever it names. */
export interface Reach {
  /** Texts of statements and all other literals. */
  texts: readonly string[];
  /** What is written to through the client: `tx.book.update(…)`. */
  modelWrites: readonly ModelWrite[];
}

interface ModelWrite {
  model: string;
  method: string;
  /** The fields that it sets; null where they are not written down there. */
  fields: readonly string[] | null;
}

interface Declaration extends Reach {
  /** Names, and members of imported namespaces ("ledger.refundPayment"). */
  names: readonly string[];
}

interface Module {
  declarations: ReadonlyMap<string, Declaration>;
  /** Where a name comes from: a file and what it exports, "*" for all of it. */
  imports: ReadonlyMap<string, { file: string; name: string }>;
  /** Other files whose exports are its own. */
  passedOn: readonly string[];
}

const methods = new Set([
  "create",
  "createMany",
  "createManyAndReturn",
  "update",
  "updateMany",
  "upsert",
  "delete",
  "deleteMany",
]);

/** Reads the code of the API; the result says what a name that a file declares or exports reaches. */
export async function readCode(root: string): Promise<(file: string, name: string) => Reach> {
  const modules = new Map<string, Module>();
  for await (const found of glob("apps/api/src/**/*.ts", { cwd: root, exclude: ["**/generated/**"] })) {
    const file = found.replaceAll("\\", "/");
    if (/\.(test|testing)\.ts$|\/(testing|seed)\//.test(file)) continue;
    modules.set(file, parsed(file, await readFile(join(root, file), "utf8")));
  }
  return (file, name) => {
    const seen = new Set<string>();
    const reached: Declaration[] = [];
    const visit = (at: string, what: string): void => {
      if (seen.has(`${at} ${what}`)) return;
      seen.add(`${at} ${what}`);
      const inside = modules.get(at);
      if (inside === undefined) return;
      const declaration = inside.declarations.get(what);
      if (declaration !== undefined) {
        reached.push(declaration);
        for (const next of declaration.names) visit(at, next);
        return;
      }
      const [space = what, member] = what.split(".");
      const source = inside.imports.get(space);
      if (source !== undefined) {
        if (source.name !== "*") visit(source.file, source.name);
        else if (member !== undefined) visit(source.file, member);
        return;
      }
      for (const other of inside.passedOn) visit(other, what);
    };
    visit(file, name);
    return {
      texts: reached.flatMap(({ texts }) => texts),
      modelWrites: reached.flatMap(({ modelWrites }) => modelWrites),
    };
  };
}

function parsed(file: string, text: string): Module {
  const { module, program } = parseSync(file, text);
  const imports = new Map<string, { file: string; name: string }>();
  for (const { moduleRequest, entries } of module.staticImports)
    for (const { importName, localName, isType } of entries) {
      const kind: string = importName.kind;
      const name = kind === "NamespaceObject" ? "*" : (importName.name ?? localName.value);
      if (!isType) imports.set(localName.value, { file: targetOf(file, moduleRequest.value), name });
    }
  const passedOn: string[] = [];
  for (const { moduleRequest, importName, exportName } of module.staticExports.flatMap(({ entries }) => entries)) {
    if (moduleRequest === null) continue;
    const target = targetOf(file, moduleRequest.value);
    if (exportName.name === null) passedOn.push(target);
    else imports.set(exportName.name, { file: target, name: importName.name ?? exportName.name });
  }
  const declarations = new Map<string, Declaration>();
  for (const statement of program.body) {
    const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declared === null) continue;
    if ((declared.type === "FunctionDeclaration" || declared.type === "ClassDeclaration") && declared.id !== null)
      declarations.set(declared.id.name, reachOf(text.slice(declared.start, declared.end)));
    else if (declared.type === "VariableDeclaration")
      for (const { id, init } of declared.declarations)
        if (id.type === "Identifier" && init !== null)
          declarations.set(id.name, reachOf(`const ${id.name} = ${text.slice(init.start, init.end)}`));
  }
  return { declarations, imports, passedOn };
}

function reachOf(text: string): Declaration {
  const names = new Set<string>();
  const texts: string[] = [];
  const modelWrites: ModelWrite[] = [];
  const nameOf = (node: { type: string; name?: unknown }) => (typeof node.name === "string" ? node.name : "");
  new Visitor({
    Identifier: (node) => void names.add(node.name),
    MemberExpression: ({ object, property }) => {
      if (object.type === "Identifier") names.add(`${object.name}.${nameOf(property)}`);
    },
    TemplateLiteral: ({ quasis, expressions }) =>
      void texts.push(quasis.map(({ value }, at) => value.cooked + (at < expressions.length ? "?" : "")).join("")),
    Literal: ({ value }) => {
      if (typeof value === "string") texts.push(value);
    },
    CallExpression: ({ callee, arguments: given }) => {
      if (callee.type !== "MemberExpression" || callee.object.type !== "MemberExpression") return;
      const [model, method] = [nameOf(callee.object.property), nameOf(callee.property)];
      if (methods.has(method)) modelWrites.push({ model, method, fields: fieldsIn(given[0]) });
    },
  }).visit(parseSync("declaration.ts", text).program);
  return { names: [...names], texts, modelWrites };
}

/** The names in `{ data: { … } }`, where all stand there. */
function fieldsIn(given: Argument | undefined): string[] | null {
  const data = propertiesOf(given)?.find(({ name }) => name === "data" || name === "update")?.value;
  return propertiesOf(data)?.map(({ name }) => name) ?? null;
}

function propertiesOf(node: Argument | undefined): { name: string; value: Argument }[] | null {
  if (node?.type !== "ObjectExpression") return null;
  const properties: { name: string; value: Argument }[] = [];
  for (const property of node.properties) {
    if (property.type !== "Property" || property.key.type !== "Identifier") return null;
    properties.push({ name: property.key.name, value: property.value });
  }
  return properties;
}

/** A file of the API that an import names; anything else as it is. */
function targetOf(file: string, specifier: string): string {
  if (specifier.startsWith("#")) return join("apps/api/src", specifier.slice(1));
  return specifier.startsWith(".") ? join(dirname(file), specifier) : specifier;
}
