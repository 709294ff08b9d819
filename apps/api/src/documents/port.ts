/** Makes documents. */
export interface Pdf {
  /** `now` is what the file says of when it was made. */
  render(template: Template, data: DocumentData, now: Date): Promise<Uint8Array>;
}

export type Template = "annex" | "receipt" | "table";

/** What every template reads; each has more of its own. Text stays text, whatever stands in it. */
interface DocumentData {
  language: string;
  shop: string;
  title: string;
  paper: string;
  [more: string]: unknown;
}
