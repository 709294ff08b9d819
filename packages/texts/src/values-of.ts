type Value = string | number;

/** The names of the places in a text: "number" and "last" in "Page {number} of {last}". */
type PlaceIn<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceIn<Rest>
  : never;

/**
 * What has to be given with a text: a value for each of its places, and nothing for a text without any. Of a text with
 * a choice (plural) only that values are given; which, its test sees.
 */
export type ValuesOf<Text extends string> = Text extends `${string}, plural,${string}`
  ? [values: Readonly<Record<string, Value>>]
  : [PlaceIn<Text>] extends [never]
    ? [values?: undefined]
    : [values: Readonly<Record<PlaceIn<Text>, Value>>];
