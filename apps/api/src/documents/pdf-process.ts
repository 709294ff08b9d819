import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { serveTasks } from "#platform/process/serve-tasks.ts";
import type { DocumentResult, DocumentRequest } from "./pdf.ts";

/** The fonts of all languages, from whoever starts this process: the texts of the languages would cost it 25 MB. */
const fonts: { family: string; files: string[] }[] = JSON.parse(process.argv[2] ?? "[]");
const templates = fileURLToPath(new URL("templates/", import.meta.url));
/** How many documents ago something was last used before the compiler forgets it; of a long one it keeps nothing. */
const keptFor = 3;

const { resolve } = createRequire(import.meta.url);
const fontFiles = new Set(fonts.flatMap(({ files }) => files));
const fontBlobs = [...fontFiles].map((file) => readFileSync(resolve(file)));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });

const faces = JSON.stringify(fonts.map(({ family }) => family));

serveTasks(documentOf);

/** A picture whose header is good may still be none: the paper is then made without it, because a receipt must be. */
function documentOf(request: DocumentRequest): DocumentResult {
  const made = documentWith(request);
  return "reason" in made && request.logo !== null ? documentWith({ ...request, logo: null }) : made;
}

function documentWith({ template, json, logo, isLong, madeAtSeconds }: DocumentRequest): DocumentResult {
  const logoFile = logo === null ? "" : `shop-logo.${logo.type}`;
  try {
    if (logo !== null) compiler.mapShadow(`${templates}${logoFile}`, Buffer.from(logo.content, "base64"));
    const inputs = { data: json, faces, logo: logoFile };
    const compiled = compiler.compile({ mainFilePath: `${templates}${template}.typ`, inputs });
    const document = compiled.result;
    if (document === null) return { reason: `the template ${template} does not compile: ${why(compiled)}` };
    // Before the file is written, which takes memory as well.
    compiler.evictCache(isLong ? 0 : keptFor);
    return { bytes: new Uint8Array(compiler.pdf(document, { creationTimestamp: madeAtSeconds })) };
  } catch (error) {
    return { reason: `the template ${template} could not be set: ${String(error)}` };
  }
}

function why(compiled: ReturnType<NodeCompiler["compile"]>): string {
  const error = compiled.takeError();
  return error === null ? "no reason given" : JSON.stringify(compiler.fetchDiagnostics(error));
}
