import type { OperationName } from "@thangam/contracts";
import type { TestApp } from "#testing/harness.ts";
import { sampleOf } from "#testing/samples.ts";
import { fieldsOf } from "./fields-of.ts";
import { completeSubject } from "./subject.ts";
import type { Subject } from "./subject.ts";

/** Makes what an operation's sample names and a subject has not yet, and forgets all messages if any came of that. */
export async function makeNamed(app: TestApp, subject: Subject, name: OperationName): Promise<void> {
  if (await completeSubject(app, subject, { fields: fieldsOf(sampleOf(name)) }))
    await app.db.outboxMessage.deleteMany();
}
