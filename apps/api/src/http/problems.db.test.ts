import { Agent, request as httpRequest } from "node:http";
import { messages as hi } from "@thangam/texts/hi/messages";
import { messages as ta } from "@thangam/texts/ta/messages";
import { expect, describe, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

const json = { "Content-Type": "application/json" };

describe("problems", () => {
  test("say what is wrong with each field, in the order of the form, and once more where old pages look", async () => {
    const response = await app
      .nobody()
      .call("signIn", { email: "not an e-mail" }, { headers: { "X-Request-Id": "from-the-proxy-1" } });
    expect(response.status).toBe(422);
    expect(response.type).toBe("application/problem+json");
    expect(response.body).toEqual({
      type: "urn:thangam:problem:login_email_invalid",
      title: "Unprocessable Entity",
      status: 422,
      detail: "Please enter valid email.",
      code: "login_email_invalid",
      requestId: "from-the-proxy-1",
      errors: [
        { field: "email", code: "login_email_invalid", message: "Please enter valid email." },
        { field: "password", code: "login_password_missing", message: "Please enter password." },
      ],
      data: "Please enter valid email.",
    });
  });

  test("are written in the language that the person chose, whatever their browser asks for", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const headers = { "Accept-Language": "hi" };
    const inLanguage = async (language: string) => {
      await admin.call("saveProfile", { language });
      const { body } = await admin.call("takeCounterPayment", { accountno: "GE404404" }, { headers });
      const invalid = await admin.call("takeCounterPayment", { accountno: "" }, { headers });
      return [body.detail, body.data, invalid.body.errors[0].message, invalid.body.data];
    };
    const { book_not_found: missing, account_number_missing: empty } = ta;
    expect(await inLanguage("ta")).toEqual([missing, missing, empty, empty]);
    expect((await inLanguage("en")).slice(0, 2)).toEqual(Array(2).fill("There is no book with this number."));
  });

  test("are answered in the language of the browser to a caller who is not signed in", async () => {
    const signIn = { email: "nobody@example.com", password: "a wrong one" };
    const detailFor = async (language: string) =>
      (await app.nobody().call("signIn", signIn, { headers: { "Accept-Language": language } })).body.detail;
    expect(await detailFor("hi-IN,hi;q=0.9")).toBe(hi.sign_in_failed);
    expect(await detailFor("de")).toBe("The e-mail or the password is not right.");
  });

  test("every answer names its request, and a caller's strange name for it is not used", async () => {
    const response = await app.nobody().send("get", "/api/Get_Session", { "X-Request-Id": "<script>" });
    expect(response.get("X-Request-Id")).toMatch(/^[\w-]{12}$/);
  });

  test("a body that is not JSON, or not said to be, is refused as such", async () => {
    const post = (body: string, headers: Record<string, string> = json) =>
      app.nobody().send("post", "/api/New_Admin_Login", headers, body);
    expect((await post("{")).status).toBe(400);
    expect((await post("{")).body.code).toBe("bad_json");
    expect((await post("email=a", { "Content-Type": "application/x-www-form-urlencoded" })).status).toBe(415);
    expect((await post("{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect((await post("{}", { "Content-Type": "application/json; charset=nonsense" })).status).toBe(415);
    expect((await post("{}", { ...json, "Content-Encoding": "nonsense" })).status).toBe(415);
  });

  test("a body over the limit is refused", async () => {
    const response = await app.nobody().call("signIn", { email: "x".repeat(200_000) });
    expect(response.status).toBe(413);
    expect(response.body.code).toBe("body_too_large");
  });

  test("JSON that is valid but strange breaks a rule, and nothing else", async () => {
    const deep = `${"[".repeat(40_000)}${"]".repeat(40_000)}`;
    const strange = [
      "null",
      "1",
      '"text"',
      "[]",
      deep,
      `{"email":${deep}}`,
      '{"__proto__":{"email":"a"}}',
      '{"email":"a\\u0000@b.cc"}',
      '{"email":"\\ud800"}',
    ];
    for (const body of strange) {
      const response = await app.nobody().send("post", "/api/New_Admin_Login", json, body);
      expect(response.status, body.slice(0, 40)).toBe(422);
    }
  });

  test("a parameter given twice breaks a rule", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    const response = await admin.send("get", "/api/Get_TransactionList?page=1&page=2");
    expect(response.status).toBe(422);
    expect(response.body.errors).toEqual([expect.objectContaining({ field: "page", code: "page_invalid" })]);
  });

  test("an idempotency key that is none is refused", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (const key of ["short", "x".repeat(101), "has blanks in it"]) {
      const response = await admin.call("addClient", {}, { key });
      expect(response.status).toBe(422);
      expect(response.body.code).toBe("idempotency_key_invalid");
    }
  });
});

test("a fault of ours is answered without detail, and logged with it", async () => {
  const admin = await app.signedInAs({ userType: "Admin" });
  await app.asOwner((owner) => owner.query("alter table gold_rates rename to gold_rates_away"));
  const response = await admin.call("listGoldRates");
  await app.asOwner((owner) => owner.query("alter table gold_rates_away rename to gold_rates"));
  expect(response.status).toBe(500);
  expect(response.body).toMatchObject({ code: "fault", detail: "Something went wrong, try again later." });
  expect(response.text).not.toContain("gold_rates");
  const line = app.logLines.find((logged) => logged.includes('"level":"error"')) ?? "";
  expect(JSON.parse(line)).toMatchObject({
    requestId: response.body.requestId,
    err: { stack: expect.stringContaining("gold_rates") },
  });
});

test("a broken connection while it reads a body does no harm", async () => {
  const agent = new Agent();
  const headers = { ...json, "Content-Length": "500" };
  const call = httpRequest(`${app.url}/api/New_Admin_Login`, { method: "POST", headers, agent });
  call.on("error", () => undefined);
  call.write('{"email":');
  await new Promise((settle) => setTimeout(settle, 50));
  call.destroy();
  agent.destroy();
  await new Promise((settle) => setTimeout(settle, 50));
  expect((await app.nobody().call("getSession")).status).toBe(200);
  expect(app.logLines.join("")).not.toContain('"level":"error"');
});
