/** The typeface in which a language is written on documents. */
export interface Font {
  /** As the files call themselves. */
  family: string;
  /** Regular and bold: the package and the path in it. The API depends on the package. */
  files: readonly string[];
}
