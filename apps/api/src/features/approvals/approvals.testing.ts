import { expect } from "vitest";
import { makePdf } from "#documents/pdf.ts";
import { webPushPort } from "#integrations/push/web-push.ts";
import { makeKernel } from "#make-kernel.ts";
import { workApprovals } from "#kernel/approvals/work-approvals.ts";
import { appSecret, useApp } from "#testing/harness.ts";
import type { SignedIn } from "#testing/harness.ts";
import type { MakeUser } from "#testing/make-inputs.ts";

export const app = useApp();

/** A clerk who may take, acknowledge and refund payments. */
export const clerk = (rest: MakeUser = {}) =>
  app.signedInAs({ userType: "Employee", capabilities: ["payments.acknowledge", "payments.take"], ...rest });
export const admin = (rest: MakeUser = {}) => app.signedInAs({ userType: "Admin", ...rest });

let serial = 0;
export const refundOf = (paymentId: bigint) => {
  serial += 1;
  return { id: String(paymentId), refund_mode: "Cash", reason: `Paid twice ${serial}` };
};

/** Somebody asks for a refund of a new payment, which waits. */
export async function askForRefund(maker: SignedIn) {
  const { paymentId } = await app.make.payment();
  const { status, body } = await maker.call("refundPayment", refundOf(paymentId));
  expect([status, typeof body.data], JSON.stringify(body)).toEqual([202, "string"]);
  return { paymentId, approvalId: String(body.approval.approval_id) };
}

export const approve = (checker: SignedIn, approvalId: string, options: { key?: string } = {}) =>
  checker.call("decideApproval", { approval_id: approvalId, decision: "approve" }, options);

export async function statusOf(paymentId: bigint): Promise<string> {
  return (await app.db.payment.findUniqueOrThrow({ where: { id: paymentId }, select: { status: true } })).status;
}

export function approvalOf(approvalId: string) {
  return app.db.approval.findUniqueOrThrow({ where: { id: BigInt(approvalId) } });
}

/** Sets a scope as if it had always been so. */
export async function setScope(scope: "employees" | "alone" | "everyone"): Promise<void> {
  const { id: _id, ...rest } = await app.db.approvalSetting.findFirstOrThrow({ orderBy: { id: "desc" } });
  await app.db.approvalSetting.create({ data: { ...rest, scope } });
}

/** What the worker does at `now`. */
export function work(): Promise<number> {
  const config = {
    publicUrl: "https://savings.example.com",
    appSecret,
    earlierSecrets: [],
    bcryptCost: 4,
    timeZone: "Asia/Kolkata",
    evidenceDir: "",
    evidenceStore: null,
  };
  const push = webPushPort(config);
  const clock = () => app.clock.now;
  return workApprovals(makeKernel({ config, db: app.db, clock, gateway: null, pdf: makePdf(), push }));
}

export const minutes = (count: number) => new Date(app.clock.now.getTime() + count * 60_000);
