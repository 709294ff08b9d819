import { languages } from "@thangam/texts/languages";
import { describe, expect, test } from "vitest";
import { deliveredMails, secretOf } from "#testing/mails.ts";
import { app, filledIn, get, schemeOf, sendForm } from "./site.testing.ts";

let serial = 0;

type Sent = Record<string, string> & { name: string; email: string; mobile: string };

/** The form of a scheme's page, filled. */
async function filled(given: Record<string, string> = {}): Promise<Sent> {
  serial += 1;
  const name = `Plan ${serial}`;
  await schemeOf({ code: `plan-${serial}`, name });
  const page = await get(`/registration?scheme=${encodeURIComponent(name)}&amount=2500&language=en`);
  const email = `plain.${serial}@example.com`;
  const person = { name: "Yazhini Selvam", email, mobile: "+91 98400 12345", termsconditions: "yes", step: "send" };
  return { ...filledIn(page.text), ...person, ...given };
}

const requests = (name: string) => app.db.request.findMany({ where: { name }, orderBy: { id: "asc" } });
/** The buttons that change the language, and what each asks for. */
const languageButtonsOf = (html: string) =>
  [...html.matchAll(/<button [^>]*form="plain"[^>]*>/g)].map(([tag]) => [
    /formaction="\/registration\?language=(\w+)"/i.exec(tag)?.[1],
    / name="step".* value="(\w+)"| value="(\w+)".* name="step"/.exec(tag)?.slice(1).join(""),
  ]);
const wrongAt = (html: string) =>
  [...html.matchAll(/<(?:input|select) [^>]*aria-invalid="true"[^>]*>/g)].map(
    ([tag]) => / name="([^"]+)"/.exec(tag)?.[1],
  );

async function codeFor(address: string): Promise<string> {
  return secretOf((await deliveredMails(app)).findLast(({ to }) => to.address === address));
}

describe("the form to join without a script", () => {
  test("asks for the code, takes it, and says what follows; sent twice it is one request, corrected it is another", async () => {
    const form = await filled({ name: "Malar Vizhi", "nominee.name": "Kani", "nominee.relation": "Mother" });
    expect(form["chitamount"]).toBe("2500");
    const answers = await Promise.all([sendForm(form), sendForm(form), sendForm(form)]);
    for (const { status, text, headers } of answers) {
      expect([status, headers["cache-control"], headers["set-cookie"]]).toEqual([200, "no-store", undefined]);
      expect(text).toContain(`We sent it to ${form.email}`);
      expect(text).not.toMatch(/<script(?! type="application\/ld\+json")/);
    }
    const asked = filledIn(answers[0].text);
    expect(new Set(answers.map(({ text }) => filledIn(text)["request_token"])).size).toBe(1);
    expect(await requests("Malar Vizhi")).toMatchObject([{ mobile: "9840012345", emailVerifiedAt: null }]);
    const edited = await sendForm({ ...asked, step: "edit" });
    expect(filledIn(edited.text)).toMatchObject({ name: "Malar Vizhi", "nominee.name": "Kani", chitamount: "2500" });

    const code = await codeFor(form.email);
    const wrong = await sendForm({ ...asked, step: "verify", OTP: code === "100000" ? "100001" : "100000" });
    expect([wrong.status, wrongAt(wrong.text), wrong.text.includes("Incorrect OTP.")]).toEqual([422, ["OTP"], true]);
    const right = { ...asked, step: "verify", OTP: ` ${code.slice(0, 3)} ${code.slice(3)}` };
    // Pressed twice, and again when the answer was lost.
    const ends = await Promise.all([sendForm(right), sendForm(right)]);
    for (const { status, headers } of [...ends, await sendForm(right)])
      expect([status, headers["location"]]).toEqual([303, "/registration?language=en&step=done"]);
    expect((await get("/registration?language=en&step=done")).text).toContain("Your request has reached the shop");
    expect(await requests("Malar Vizhi")).toHaveLength(1);
    app.clock.now = new Date(app.clock.now.getTime() + 61_000);
    expect((await sendForm({ ...form, chitamount: "1000" })).status).toBe(200);
    expect(await requests("Malar Vizhi")).toHaveLength(2);
  });

  test("says at its field what is wrong, and keeps all that was typed", async () => {
    const form = await filled({ name: "Keeps <b>What</b>" });
    const cases: [Record<string, string>, string[]][] = [
      [{ name: " " }, ["name"]],
      [{ email: "plain", mobile: "98400" }, ["email", "mobile"]],
      [{ chitamount: "1300" }, ["chitamount"]],
      [{ termsconditions: "" }, ["termsconditions"]],
      [{ terms_version: "1900-01-01" }, ["termsconditions"]],
      [{ "nominee.name": "Kani", "nominee.relation": "" }, ["nominee.relation"]],
      [{ "nominee.name": "Kani", "nominee.is_minor": "yes" }, ["nominee.guardian"]],
    ];
    for (const [wrong, fields] of cases) {
      const relation = "nominee.name" in wrong ? { "nominee.relation": "Mother" } : {};
      const answer = await sendForm({ ...form, ...relation, ...wrong });
      expect([answer.status >= 400 && answer.status < 500, wrongAt(answer.text)]).toEqual([true, fields]);
      expect(answer.text).toMatch(/aria-invalid="true" aria-describedby="[^"]+-error"/);
      const kept = filledIn(answer.text);
      if (wrong["email"] !== undefined) expect(kept).toMatchObject(wrong);
      expect(kept["mobile"]).toBe(wrong["mobile"] ?? form.mobile);
    }
    expect(await requests(form.name)).toEqual([]);
  });

  test("is drawn in another language with all that was typed, and nothing is kept or sent for that", async () => {
    expect(languageButtonsOf((await get("/registration?language=en")).text)).toEqual(
      languages.map((language) => [language, "show"]),
    );
    const form = await filled({ name: "Speaks Two" });
    const wrong = await sendForm({ ...form, mobile: "98400" });
    expect(languageButtonsOf(wrong.text)).toEqual(languages.map((language) => [language, "show"]));
    const inTamil = await sendForm({ ...filledIn(wrong.text), step: "show", email: "begun" }, {}, "ta");
    expect([inTamil.status, inTamil.get("Content-Language")]).toEqual([200, "ta"]);
    expect(filledIn(inTamil.text)).toMatchObject({ name: "Speaks Two", mobile: "98400", email: "begun" });
    expect(await requests("Speaks Two")).toEqual([]);

    const asked = await sendForm(form);
    expect(languageButtonsOf(asked.text)).toEqual(languages.map((language) => [language, "code"]));
    const code = await codeFor(form.email);
    const typing = { ...filledIn(asked.text), OTP: "12 3" };
    const inHindi = await sendForm({ ...typing, step: "code" }, {}, "hi");
    expect([inHindi.status, inHindi.text.includes('<html lang="hi"')]).toEqual([200, true]);
    expect(filledIn(inHindi.text)).toMatchObject(typing);
    expect(await deliveredMails(app)).toEqual([]);
    const end = await sendForm({ ...filledIn(inHindi.text), OTP: code, step: "verify" }, {}, "hi");
    expect([end.status, end.headers["location"]]).toEqual([303, "/registration?language=hi&step=done"]);
    expect((await get("/registration?language=hi&step=done")).text).toContain(
      'href="/registration?language=ta&amp;step=done"',
    );
  });

  test("is not taken before the terms of its scheme were on the page, and not with others than are promised now", async () => {
    const [form, other] = [await filled(), await filled()];
    const shown = await sendForm({ ...form, chitschema: other["chitschema"] ?? "" });
    expect([shown.status, shown.text.includes("Read what this scheme promises")]).toEqual([200, true]);
    expect(filledIn(shown.text)).toMatchObject({ shown_scheme: other["shown_scheme"], name: form.name });
    expect(filledIn(shown.text)["termsconditions"]).toBeUndefined();
    const bySms = await sendForm({ ...form, name: "No Mail", email: "", has_no_email: "yes" });
    expect(bySms.text).toContain("by SMS");
    const again = await sendForm({ ...filledIn(bySms.text), step: "again" });
    expect([again.status, again.get("Retry-After")]).toEqual([429, "60"]);
    const lost = await sendForm({ ...filledIn(bySms.text), request_token: "x", step: "verify", OTP: "123456" });
    expect([lost.status, filledIn(lost.text)["name"]]).toEqual([409, "No Mail"]);
  });

  test("is taken from its own page alone, in its own form, and whatever is sent is never a fault", async () => {
    const form = await filled({ name: "Of Elsewhere" });
    for (const headers of [{ Origin: "https://evil.example" }, { Origin: "null" }, { "Sec-Fetch-Site": "cross-site" }])
      expect((await sendForm(form, headers)).status).toBe(403);
    expect((await sendForm({}, { "Content-Type": "application/json" })).status).toBe(415);
    expect((await sendForm(form, { "Content-Type": "text/plain" })).status).toBe(415);
    const charset = { "Content-Type": "application/x-www-form-urlencoded; charset=utf-7" };
    expect((await sendForm(form, charset)).status).toBe(415);
    expect((await sendForm({ ...form, name: "x".repeat(30_000) })).status).toBe(413);
    // Whoever sees the answer reads it; a program gets the problem.
    const read = await sendForm(form, { "Content-Type": "text/plain", Accept: "text/html" });
    expect([read.get("Content-Type"), read.get("Cache-Control")]).toEqual(["text/html; charset=utf-8", "no-store"]);
    expect(read.text).toContain("The form could not be read");
    expect(read.text).toContain('<a href=""');
    const program = await sendForm(form, { "Content-Type": "text/plain", Accept: "application/json" });
    expect(program.body).toMatchObject({ status: 415, code: "bad_json" });
    expect((await sendForm(Array.from({ length: 200 }, (_, n) => `f${n}=1`).join("&"))).status).toBe(413);
    expect((await sendForm("")).status).toBe(422);
    for (const odd of ["name=a&name=b", "%", "name=%00&email=%ff%fe", "__proto__=1&constructor=2", "form_key=short"])
      expect((await sendForm(odd)).status, odd).toBe(422);
    expect(await requests("Of Elsewhere")).toEqual([]);
    expect((await get("/registration")).get("Referrer-Policy")).toBe("same-origin");
    const own = { Origin: app.url, "Sec-Fetch-Site": "same-origin" };
    expect((await sendForm(form, own)).status).toBe(200);
  });
});
