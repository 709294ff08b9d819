import { operations } from "@thangam/contracts";
import type { OperationName } from "@thangam/contracts";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { exampleOf } from "@thangam/contracts/kernel/openapi-examples";
import { wireNames } from "@thangam/contracts/kernel/wire";
import * as z from "zod/mini";
import { assert } from "#platform/assert.ts";
import { accounts } from "./samples/accounts.ts";
import { applications } from "./samples/applications.ts";
import { approvals } from "./samples/approvals.ts";
import { audit } from "./samples/audit.ts";
import { books } from "./samples/books.ts";
import { branches } from "./samples/branches.ts";
import { clients } from "./samples/clients.ts";
import { customers } from "./samples/customers.ts";
import { days } from "./samples/days.ts";
import { dues } from "./samples/dues.ts";
import { imports } from "./samples/imports.ts";
import { menu } from "./samples/menu.ts";
import { messages } from "./samples/messages.ts";
import { payments } from "./samples/payments.ts";
import { rates } from "./samples/rates.ts";
import { receipts } from "./samples/receipts.ts";
import { reports } from "./samples/reports.ts";
import { schemes } from "./samples/schemes.ts";
import { session } from "./samples/session.ts";
import { settings } from "./samples/settings.ts";
import { setup } from "./samples/setup.ts";
import { users } from "./samples/users.ts";
import type { Sample } from "./samples/sample.ts";
import { missingSubject } from "./samples/subject.ts";
import type { Subject } from "./samples/subject.ts";

/** What the nouns say of their operations. */
const given: Readonly<Partial<Record<OperationName, Sample>>> = {
  ...accounts,
  ...applications,
  ...approvals,
  ...audit,
  ...books,
  ...branches,
  ...clients,
  ...customers,
  ...days,
  ...dues,
  ...imports,
  ...menu,
  ...messages,
  ...payments,
  ...rates,
  ...receipts,
  ...reports,
  ...schemes,
  ...session,
  ...settings,
  ...setup,
  ...users,
};

/** Good input for an operation, about a subject where it is about somebody: the noun's sample, or one made from its input. */
export function sampleOf(name: OperationName): Sample {
  return given[name] ?? sampleFrom(name, operations[name]);
}

/**
 * What the API description shows of the fields that must be sent, with the subject's records in those that name one by our
 * name for it, such as `bookId`. An input that names any other record needs a sample of its noun.
 */
export function sampleFrom(name: string, { input }: Operation): Sample {
  const { properties = {}, required = [], ...schema } = z.toJSONSchema(input, { io: "input", unrepresentable: "any" });
  const needed = Object.entries(properties).filter(([wire]) => required.includes(wire));
  const example = Object(exampleOf({ ...schema, properties: Object.fromEntries(needed) }));
  const named = [...wireNames(input)].filter(([, wire]) => required.includes(wire));
  const records = named.flatMap(([ours, wire]) => (isOfSubject(ours) ? [[wire, ours] as const] : []));
  const others = named.filter(([ours, wire]) => !isOfSubject(ours) && namesRecord(properties[wire]));
  assert(others.length === 0, `${name} has a sample, as it names a record in ${others.join(", ")}`);
  if (records.length === 0) return () => ({ ...example });
  return (subject) => ({ ...example, ...Object.fromEntries(records.map(([wire, ours]) => [wire, subject[ours]])) });
}

function isOfSubject(field: string): field is keyof Subject {
  return Object.hasOwn(missingSubject, field);
}

function namesRecord(field: unknown): boolean {
  return JSON.stringify(field).includes(String.raw`"pattern":"^\\d{1,19}$"`);
}
