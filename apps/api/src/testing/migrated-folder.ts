import { inject } from "vitest";
import { copyFolder } from "./copy-folder.ts";

/** Fills an empty folder with the database that a first start leaves there, its tables made, which the run has made once. */
export function copyMigrated(dataDir: string): void {
  copyFolder(inject("migratedDir"), dataDir);
}
