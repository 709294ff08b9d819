import type { OperationName } from "@thangam/contracts";
import type { ApprovalKind } from "@thangam/contracts/kernel/approval-kinds";
import type { TestApp } from "./harness.ts";
import { sampleOf } from "./samples.ts";
import type { Subject } from "./samples/subject.ts";

/** A call of a kind that has to wait, and its twin that is just not dangerous. */
export interface Case {
  kind: ApprovalKind;
  name: OperationName;
  dangerous: (app: TestApp, subject: Subject) => object | Promise<object>;
  harmless?: (app: TestApp, subject: Subject) => object | Promise<object>;
}

/** One of which every call is dangerous, and that has no harmless twin. */
export function everyCall(kind: ApprovalKind, name: OperationName): Case {
  return { kind, name, dangerous: (_app, subject) => sampleOf(name)(subject) };
}
