import { describedFields } from "@thangam/contracts/kernel/described-fields";
import type { DescribedField } from "@thangam/contracts/kernel/described-fields";
import { formatsOf } from "@thangam/contracts/kernel/file";
import { messages as en } from "@thangam/texts/en/messages";
import { problemCodesOf, whoMay } from "@thangam/contracts/kernel/openapi";
import { exampleOf } from "@thangam/contracts/kernel/openapi-examples";
import { methodsOf, wiresOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { topicOf, topics } from "@thangam/contracts/kernel/topics";
import * as z from "zod/mini";

/** The description of the API for people, made from the registry. Its own script and style come beside it. */
export function docsPage(operations: readonly Operation[]): string {
  const sections = topics.map(({ name, about }) => {
    const own = operations.filter((operation) => topicOf(operation) === name);
    return `<section><h2>${text(name)}</h2><p class="muted">${text(about)}</p>${own.map(operationPart).join("")}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Thangam API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="docs.css">
<script src="docs.js" defer></script>
</head>
<body>
<header><div>
<h1>Thangam API</h1>
<label class="muted" for="search">Search operations, fields and errors ( / )</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<output class="muted" for="search"></output>
</div></header>
<main>
${introduction}
${sections.join("\n")}
</main>
</body>
</html>
`;
}

const introduction = `<p>Every operation is called at <code>/api/</code> and its name, letter for letter, with JSON: in the body of a
POST, as the query of a GET. The same is to be had <a href="openapi.json">as OpenAPI 3.1</a>.</p>
<p>Amounts are text in rupees (<code>"1500.50"</code>), weights text in grams (<code>"1.250"</code>), days
<code>2026-05-04</code>, moments ISO 8601 in UTC. Lists take <code>page</code>, <code>pageSize</code> (at most 200),
<code>search</code> and <code>sort</code>, and answer <code>page: { number, size, total }</code> beside <code>data</code>.</p>
<p>A command takes the header <code>Idempotency-Key</code> (8 to 100 letters, digits or <code>- _ . :</code>). Sent again
with the same key and content it is done once and answered alike; with <code>Idempotency-Replay: only</code> it is
answered if it was done, and otherwise never will be.</p>
<p>What is refused is answered as <code>application/problem+json</code> with its <code>code</code>, its sentence in
<code>detail</code>, and the fields that are wrong in <code>errors</code>.</p>`;

function operationPart(operation: Operation): string {
  const [wire = "", ...aliases] = wiresOf(operation);
  const input = describedFields(operation.input);
  const names = aliases.map((alias) => `<code>${text(alias)}</code>`).join(", ");
  return `<details id="${text(wire)}">
<summary><span class="method">${methodsOf(operation).join(" ")}</span><code>${text(wire)}</code><span>${text(operation.summary)}</span></summary>
<div>
<p><a href="#${encodeURIComponent(wire)}">Link</a> · ${operation.kind === "command" ? "Writes" : "Reads"}</p>
<p>Who may call it: ${text(whoMay(operation.allow))}.</p>
${names === "" ? "" : `<p>Also called ${names}.</p>`}
<h3>It takes</h3>
${input.length === 0 ? "<p>Nothing.</p>" : fieldTable(input, true) + example(operation.input)}
<h3>It answers</h3>
${answerPart(operation)}
<h3>It may be refused</h3>
${problemTable(operation)}
</div>
</details>`;
}

function answerPart({ output }: Operation): string {
  const formats = formatsOf(output);
  if (formats !== null) return `<p>A file: ${formats.map((format) => format.toUpperCase()).join(", ")}.</p>`;
  return fieldTable(describedFields(output), false);
}

function fieldTable(fields: readonly DescribedField[], isInput: boolean): string {
  const headings = ["On the wire", "In our code", "Holds", ...(isInput ? ["Needed"] : [])];
  return `<table><thead><tr>${headings.map((heading) => `<th scope="col">${heading}</th>`).join("")}</tr></thead>
<tbody>${fieldRows(fields, isInput, 0)}</tbody></table>`;
}

function fieldRows(fields: readonly DescribedField[], isInput: boolean, depth: number): string {
  const indent = ["", ' class="inner"', ' class="inmost"'][Math.min(depth, 2)];
  return fields
    .map(({ wire, ours, kind, isList, isRequired, fields: inner }) => {
      const holds = inner.length > 0 ? (isList ? "a list of" : "a record of") : isList ? `a list of: ${kind}` : kind;
      const needed = isInput ? `<td data-label="Needed">${isRequired ? "yes" : ""}</td>` : "";
      const row = `<tr><td${indent}><code>${text(wire)}</code></td><td data-label="In our code"><code>${text(ours)}</code></td><td data-label="Holds">${text(holds)}</td>${needed}</tr>`;
      return row + fieldRows(inner, isInput, depth + 1);
    })
    .join("");
}

function example(input: Operation["input"]): string {
  const schema = { ...z.toJSONSchema(input, { io: "input", unrepresentable: "any" }) };
  return `<p class="muted">For example</p><pre>${text(JSON.stringify(exampleOf(schema), null, 2))}</pre>`;
}

function problemTable(operation: Operation): string {
  const rows = [...problemCodesOf(operation)].flatMap(([status, codes]) =>
    codes.map((code) => `<tr><td>${status}</td><td><code>${code}</code></td><td>${text(en[code])}</td></tr>`),
  );
  return `<table><thead><tr><th scope="col">Status</th><th scope="col">Code</th><th scope="col">Sentence</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function text(value: string): string {
  return value.replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
