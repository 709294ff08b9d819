/** The texts a caller sent by name, in headers or in a form; whatever came twice counts as not there. */
export type Fields = ReadonlyMap<string, string>;

export function fieldsOf(sent: unknown): Fields {
  return new Map(
    Object.entries(Object(sent)).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}
