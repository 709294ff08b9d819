import { describe, expect, test } from "vitest";
import { added, admin, app, auditOf, customer, mailsTo, password, refusalOf } from "./customers.testing.ts";

describe("the messages of the form come one after the other, as it is filled", () => {
  const steps: [fields: object, sentence: string][] = [
    [{}, "Please enter name"],
    [{ name: "Kavitha" }, "Please enter email"],
    [{ email: "kavitha" }, "Please enter valid email"],
    [{ email: "walk@example.com" }, "Please enter mobile number"],
    [{ mobile: "98400" }, "Please enter valid mobile number"],
    [{ mobile: "9840012345" }, "Please enter address"],
    [{ presentaddress: "12, Car Street" }, "Please select country"],
    [{ presentcountry: "101" }, "Please enter state"],
    [{ presentstate: "4035" }, "Please enter city"],
    [{ presentcity: "131517" }, "Please enter pincode"],
    [{ presentpincode: "6000" }, "Please enter valid pincode"],
    [{ presentpincode: "600004" }, "Please select gender"],
  ];

  async function walk(name: "addCustomer" | "updateCustomer", more: typeof steps, start: object) {
    const json = { ...start };
    for (const [fields, sentence] of [...steps, ...more]) {
      Object.assign(json, fields);
      const { status, body } = await admin.call(name, json);
      expect([status, body.detail, body.data], JSON.stringify(json)).toEqual([422, sentence, sentence]);
    }
  }

  const differing = { password, confirmpassword: "quiet river 78" };

  test("adding", () =>
    walk(
      "addCustomer",
      [
        [{ gender: "Female" }, "Please enter password"],
        ...["", "   ", null].map((confirmpassword): [object, string] => [
          { password, confirmpassword },
          "Please enter confirm password",
        ]),
        [differing, "Password and confirm password does not match"],
      ],
      {},
    ));

  test("editing, which asks for no password", async () => {
    const { customerId } = await added();
    await walk(
      "updateCustomer",
      [
        [{ gender: "Female", ...differing }, "Password and confirm password does not match"],
        [{ confirmpassword: "" }, "Password and confirm password does not match"],
        [{ password: null, confirmpassword: "quiet" }, "Password and confirm password does not match"],
      ],
      {
        customerid: customerId,
      },
    );
  });
});

describe("a new customer", () => {
  test("signs in with the password they were mailed, and must change it", async () => {
    const { json, customerId } = await added();
    expect((await mailsTo(customerId)).map(({ kind }) => kind)).toEqual(["account_welcome"]);
    const browser = app.nobody();
    const signedIn = await browser.call("signIn", { email: json.email, password });
    expect([signedIn.status, signedIn.body.data[0].must_change_password]).toEqual([200, true]);
    expect((await browser.call("listSchemes", { type: "Monthly" })).body.code).toBe("password_change_required");
    expect((await auditOf(customerId, "AddCustomer")).map(({ detail }) => detail)).toEqual([
      { userType: "Customer", status: "active" },
    ]);
  });

  test("is found again with everything that was typed", async () => {
    const { json, customerId } = await added({ landmark: "Near the tank", status: "Inactive" });
    const { body } = await admin.call("getCustomer", { customerid: customerId });
    expect(body.data[0]).toMatchObject({
      fld_customerid: customerId,
      fld_name: json.name,
      fld_email: json.email,
      fld_gender: "Female",
      fld_dateofbirth: "14/04/1988",
      fld_presentcountry: "101",
      fld_presentcity: "131517",
      fld_presentpincode: "600004",
      fld_landmark: "Near the tank",
      fld_status: "Inactive",
    });
  });

  test("whose e-mail is registered, in whatever letter case, is refused and nothing is sent", async () => {
    const { json } = await added();
    const before = await app.db.outboxMessage.count();
    const { status, body } = await admin.call("addCustomer", customer({ email: json.email.toUpperCase() }));
    expect([status, body.data]).toEqual([409, "Email Address already registered."]);
    expect(await app.db.outboxMessage.count()).toBe(before);
  });

  test("added twenty times at once is added once", async () => {
    const json = customer();
    const letters = (n: number) => (n % 2 === 0 ? json.email : json.email.toUpperCase());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => admin.call("addCustomer", { ...json, email: letters(n) })),
    );
    const isRefused = (status: number, code: unknown) => status === 409 && code === "email_already_registered";
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => isRefused(status, body.code))).toHaveLength(19);
    const [user, ...more] = await app.db.user.findMany({ where: { email: json.email } });
    expect(more).toEqual([]);
    expect(await mailsTo(String(user?.id))).toHaveLength(1);
  });

  test("may have the e-mail of one who was deleted", async () => {
    const { json, customerId } = await added();
    await admin.call("deleteCustomer", { id: customerId });
    const again = await admin.call("addCustomer", customer({ email: json.email }));
    expect(again.status).toBe(200);
    expect(await refusalOf("updateCustomer", { ...json, customerid: customerId, status: "Active" })).toEqual([
      409,
      "email_already_registered",
    ]);
  });

  test("lives in a city of the state of the country", async () => {
    const wrong = [
      { presentcountry: "1" },
      { presentstate: "1" },
      { presentcity: "1" },
      { presentcity: "9".repeat(18) },
    ];
    for (const place of wrong)
      expect(await refusalOf("addCustomer", customer(place))).toEqual([422, "place_not_found"]);
  });

  test("gets no password that they could not choose themselves", async () => {
    expect(await refusalOf("addCustomer", customer({ password: "short" }))).toEqual([422, "password_too_short"]);
    expect(await refusalOf("addCustomer", customer({ password: "password123" }))).toEqual([422, "password_too_common"]);
    expect(await refusalOf("addCustomer", customer({ password: "9840012345" }))).toEqual([422, "password_is_personal"]);
  });

  test("leaves no trace of the password: not in the answer, the log, the trail or the stored request", async () => {
    const secret = "unusual canary 4711";
    const answer = await admin.call("addCustomer", customer({ password: secret }), { key: "key-with-a-password" });
    expect(answer.status).toBe(200);
    const kept = await app.asOwner((owner) =>
      owner.query(
        "select string_agg(t::text, ' ') as all from (select * from audit_entries) t union all select string_agg(t::text, ' ') from idempotency_keys t union all select string_agg(t::text, ' ') from outbox_messages t",
      ),
    );
    expect(JSON.stringify([answer.body, answer.headers, app.logLines, kept.rows])).not.toContain(secret);
  });
});

describe("sending the welcome again", () => {
  test("writes to the customer, and nothing of what came along", async () => {
    const { json, customerId } = await added();
    const answer = await admin.call("resendWelcome", { email: json.email.toUpperCase(), password: "of another" });
    expect(answer.status).toBe(200);
    const [, again] = await mailsTo(customerId);
    expect(again).toMatchObject({ kind: "account_reminder", payload: {}, secret: null });
  });

  test("is refused for whoever is not there, or cannot sign in", async () => {
    const inactive = await app.make.user({ status: "inactive" });
    const deleted = await app.make.user({ status: "disabled" });
    const employee = await app.make.user({ userType: "Employee" });
    const codeFor = async (email: string) => (await admin.call("resendWelcome", { email })).body.code;
    expect(await codeFor(inactive.email)).toBe("user_not_active");
    for (const email of [deleted.email, employee.email, "nobody@example.com"])
      expect(await codeFor(email)).toBe("customer_not_found");
  });
});
