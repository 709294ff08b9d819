import type * as operations from "@thangam/contracts/dues/operations";
import type { HandlersOf } from "#kernel/handler.ts";
import { getDueHistory } from "./due-history.ts";
import { listDues } from "./list-dues.ts";
import { noteContact } from "./note-contact.ts";
import { remindDues } from "./remind-dues.ts";

export { keepDues } from "./keep-dues.ts";
export { dueSource } from "./due-source-store.ts";

export const handlers: HandlersOf<typeof operations> = { getDueHistory, listDues, noteContact, remindDues };
