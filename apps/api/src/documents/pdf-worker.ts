import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { languages } from "@thangam/texts/languages";
import { textsOf } from "@thangam/texts/server";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { assert } from "#platform/assert.ts";
import type { DocumentResult, DocumentRequest } from "./pdf.ts";

/** Every language's: the name of a customer may be written in another than the document. */
const fonts = languages.map((language) => textsOf(language).font);
const templates = fileURLToPath(new URL("templates/", import.meta.url));
/** How many documents ago something was last used before the compiler forgets it. */
const keptFor = 10;

const { resolve } = createRequire(import.meta.url);
const fontFiles = new Set(fonts.flatMap(({ files }) => files));
const fontBlobs = [...fontFiles].map((file) => readFileSync(resolve(file)));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });

const faces = JSON.stringify(fonts.map(({ family }) => family));

assert(parentPort !== null, "this file is run as a thread");
const port = parentPort;
port.on("message", (request: DocumentRequest) => port.postMessage(answerOf(request)));

function answerOf({ id, template, json, madeAtSeconds }: DocumentRequest): DocumentResult {
  try {
    const compiled = compiler.compile({ mainFilePath: `${templates}${template}.typ`, inputs: { data: json, faces } });
    const document = compiled.result;
    if (document === null) return { id, reason: `the template ${template} does not compile: ${why(compiled)}` };
    const bytes = new Uint8Array(compiler.pdf(document, { creationTimestamp: madeAtSeconds }));
    compiler.evictCache(keptFor);
    return { id, bytes };
  } catch (error) {
    return { id, reason: `the template ${template} could not be set: ${String(error)}` };
  }
}

function why(compiled: ReturnType<NodeCompiler["compile"]>): string {
  const error = compiled.takeError();
  return error === null ? "no reason given" : JSON.stringify(compiler.fetchDiagnostics(error));
}
