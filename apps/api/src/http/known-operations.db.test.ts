import { randomUUID } from "node:crypto";
import { operations } from "@thangam/contracts";
import { methodsOf, wiresOf } from "@thangam/contracts/kernel/operation";
import type { Operation } from "@thangam/contracts/kernel/operation";
import { expect, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

/** What the shop's older pages and tools call; a name that goes away breaks them. */
const read = [
  "Get_Designation",
  "GetCountry",
  "Get_MonthlyClientApproved",
  "Get_TransactionList",
  "Get_Userlist",
  "Get_New_AllClosedAccountList",
  "Get_New_Client_chitSchema",
  "Get_CustomerList",
  "Get_customerList",
  "Get_ApproveData",
  "Get_ChitSchemaRatio",
  "Get_Todaycollection",
  "Get_TodayMonthcount",
  "Get_Thismonthcollection",
  "Get_Thismonthamount",
  "Get_CustomerCount",
];
const posted = [
  "New_Admin_Login",
  "Mailer_ForgotPassword",
  "Get_SaltByEmailId_ForgotPassword",
  "ChangeCustomerPassword",
  "ChangePassword",
  "GetState",
  "GetCity",
  "Get_Scheme_On_Type",
  "Add_New_Monthlyclient",
  "Update_NewMonthly_Client",
  "Add_New_MonthlyClient_chitschema",
  "Get_New_SpecificMonthlySchema",
  "Get_MonthlyClientApproved",
  "Update_Transaction",
  "PaymentApproval_Mailer",
  "Add_monhlyOfflinePayments",
  "Mailer",
  "Add_New_User",
  "Add_New_CloseAccount",
  "CloseAccount",
  "Get_Client_ChitScheme",
  "Get_Latest_TransactionData",
  "Add_Transaction",
  "Delete_Customer",
  "AddCustomer",
  "GuestMailer",
  "Update_Customer",
  "Update_Customer_Password",
  "Update_RegisterClientRequest",
  "Update_RequestChitSchema",
  "Customer_mailer",
  "Get_AccountList",
  "Get_TransactionReport",
  "Add_Daily_Gold_Rate",
  "PaymentSuccess",
  "Failure Transaction",
];
const calls = [...read.map((wire) => ["get", wire] as const), ...posted.map((wire) => ["post", wire] as const)];

test("all 52 are counted", () => {
  expect(calls).toHaveLength(52);
});

test.for(calls)("%s %s is there for everybody who may call it, and for nobody else", async ([method, wire]) => {
  const path = `/api/${encodeURIComponent(wire)}`;
  const send = (caller: ReturnType<typeof app.nobody>) =>
    method === "get"
      ? caller.send("get", path)
      : caller.send("post", path, { "Content-Type": "application/json", "Idempotency-Key": randomUUID() }, "{}");
  const callers = [app.nobody()];
  for (const userType of ["Admin", "Employee", "Customer"] as const) callers.push(await app.signedInAs({ userType }));
  const answers = await Promise.all(callers.map(send));
  for (const { status, body } of answers) {
    expect([200, 401, 403, 404, 409, 422, 429], body.code).toContain(status);
    expect(body.code).not.toBe("operation_unknown");
  }
  const isPublic = Object.values<Operation>(operations).some(
    (operation) => operation.allow === "anyone" && wiresOf(operation).includes(wire),
  );
  expect(answers[0]?.body.code === "not_signed_in").toBe(!isPublic);
  expect(answers[1]?.body.code).not.toBe("not_allowed");
});

test("a failed payment is returned under either spelling", () => {
  const failure = Object.values<Operation>(operations).find((operation) =>
    wiresOf(operation).includes("Failure Transaction"),
  );
  expect(failure && wiresOf(failure)).toContain("Failure_Transaction");
  expect(failure && methodsOf(failure)).toContain("POST");
});
