import * as z from "zod/mini";
import { enumOf } from "#values/text.ts";
import { languages } from "@thangam/texts/languages";
import type { Wire } from "./wire.ts";

/** What a file of ours can be. */
export const mediaTypes = {
  pdf: "application/pdf",
  zip: "application/zip",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type FileFormat = keyof typeof mediaTypes;

/** What a list or a report can be saved as. */
export const exportFormats = ["csv", "xlsx", "pdf"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** How a list is wanted as a file. */
export const exportFields = {
  /** CSV when nothing is said. */
  format: z._default(enumOf(exportFormats, { invalid: "export_format_invalid" }), "csv"),
  /** Whose words stand over its columns. */
  language: z._default(enumOf(languages, { invalid: "language_missing" }), "en"),
} as const;

/** An answer that is a file: its bytes at once, or in the pieces they are made in. */
export interface FileAnswer {
  /** What it is saved as, such as "receipt-T2627-0000012.pdf". Letters, digits, dots and hyphens only. */
  name: string;
  format: FileFormat;
  content: Uint8Array | AsyncIterable<Uint8Array>;
}

const formatsByOutput = new WeakMap<object, readonly FileFormat[]>();

/** The output of an operation that returns a file in one of these formats instead of JSON. */
export function file(...formats: readonly FileFormat[]): Wire<FileAnswer> {
  const output = z.custom<FileAnswer>();
  formatsByOutput.set(output, formats);
  return output;
}

/** The formats an output is a file in; null when it is JSON. */
export function formatsOf(output: object): readonly FileFormat[] | null {
  return formatsByOutput.get(output) ?? null;
}
