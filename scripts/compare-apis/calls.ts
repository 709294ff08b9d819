import type { Harvest } from "./harvest.ts";
import type { Call } from "./portal.ts";

/** An operation that reads, with what it takes. */
export interface Read extends Call {
  parameters: { name: string; isRequired: boolean; choices: string[] }[];
}

/** Papers with the moment of their making in them cannot be compared byte by byte; their figures come from other reads. */
const leftOut = new Set(["Print_Receipt", "Print_Passbook", "Get_Session", "Get_My_Sessions", "Check_Setup_Link"]);

/** Every operation of a portal that takes no Idempotency-Key, from its own description. */
export async function readsOf(url: string): Promise<Read[]> {
  const document = await (await fetch(`${url}/api/openapi.json`)).json();
  const reads: Read[] = [];
  for (const [path, byMethod] of Object.entries<Record<string, Described>>(document.paths)) {
    const wire = decodeURIComponent(path.replace("/api/", ""));
    if (leftOut.has(wire)) continue;
    for (const [method, described] of Object.entries(byMethod)) {
      if (method === "post" && (!isRead(described) || byMethod["get"] !== undefined)) continue;
      if (method === "get" || method === "post") reads.push(readOf(wire, method, described));
    }
  }
  return reads;
}

interface Schema {
  type?: string | string[];
  enum?: string[];
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}
interface Described {
  security?: unknown[];
  parameters?: { name?: string; in?: string; required?: boolean; schema?: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

function isRead({ parameters = [], security = [] }: Described): boolean {
  return security.length > 0 && !JSON.stringify(parameters).includes("Idempotency");
}

function readOf(wire: string, method: "get" | "post", described: Described): Read {
  const body = described.requestBody?.content["application/json"]?.schema;
  const parameters =
    method === "get"
      ? (described.parameters ?? []).flatMap(({ name, required = false, schema = {} }) =>
          name === undefined ? [] : [{ name, isRequired: required, choices: choicesOf(schema) }],
        )
      : Object.entries(body?.properties ?? {}).map(([name, schema]) => ({
          name,
          isRequired: body?.required?.includes(name) ?? false,
          choices: choicesOf(schema),
        }));
  return { wire, method: method === "get" ? "GET" : "POST", parameters };
}

function choicesOf({ enum: choices, anyOf = [] }: Schema): string[] {
  return [...(choices ?? []), ...anyOf.flatMap(choicesOf)].map(String);
}

/** Everything an operation is asked with: nothing, each choice of each filter, pages, days, words, and every record found. */
export function inputsOf({ wire, parameters }: Read, harvest: Harvest): Record<string, string>[] {
  const wanted = parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  const named = parameters.filter(({ name }) => harvest.valuesFor(wire, name).length > 0);
  const records = named.flatMap(({ name }) => harvest.valuesFor(wire, name).map((value) => ({ [name]: value })));
  const bases = wanted.length === 0 ? [{}] : [];
  const single = records.filter((record) => wanted.every((name) => name in record));
  const asked = [...bases, ...single];
  const first = asked[0];
  if (first === undefined) return choicesOfWanted(parameters);
  const has = (name: string) => parameters.some((parameter) => parameter.name === name);
  const withFile = has("format") ? { format: "csv" } : {};
  const more = [
    ...parameters.flatMap(({ name, choices }) =>
      name === "format" ? [] : choices.map((choice) => ({ ...first, [name]: choice })),
    ),
    ...(has("page") ? ["1", "2", "7"].map((page) => ({ ...first, page, pageSize: "200" })) : []),
    ...(has("search") ? ["a", "Kumar", "98", "zzzz", harvest.word].map((search) => ({ ...first, search })) : []),
    ...daysOf(has).map((days) => ({ ...first, ...days })),
    ...(has("selectfor") ? ["3", "7", "31"].map((selectfor) => ({ ...first, selectfor })) : []),
    ...(has("days") ? ["30", "90", "365"].map((days) => ({ ...first, days })) : []),
  ];
  return [...asked, ...more].map((input) => ({ ...input, ...withFile }));
}

/** Of an operation that names no record but must be given something, such as which report: each of its choices. */
function choicesOfWanted(parameters: Read["parameters"]): Record<string, string>[] {
  return parameters
    .filter(({ isRequired }) => isRequired)
    .flatMap(({ name, choices }) =>
      choices.flatMap((choice) => [
        { [name]: choice, format: "csv" },
        { [name]: choice, format: "csv", language: "ta" },
      ]),
    );
}

function daysOf(has: (name: string) => boolean): Record<string, string>[] {
  const pairs = [["FromDate", "ToDate"] as const, ["fromdate", "todate"] as const].filter(([from]) => has(from));
  const day = (back: number) => new Date(Date.now() - back * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  return pairs.flatMap(([from, to]) => [
    { [from]: day(30), [to]: day(0) },
    { [from]: day(300), [to]: day(150) },
  ]);
}
