import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startSmsGateway } from "#testing/sms-gateway.ts";
import { SendFailure } from "#core/send-failure.ts";
import { gatewaySms } from "./gateway-sms.ts";
import { Unsendable } from "./port.ts";

let service: Awaited<ReturnType<typeof startSmsGateway>>;
beforeAll(async () => {
  service = await startSmsGateway();
});
afterAll(() => service.stop());
beforeEach(() => {
  service.setMood("well");
  service.taken.length = 0;
});

const template = { name: "book_opened.en", text: "Dear {name}, your book {book} is open. 100% & more" };
const sms = {
  id: "00000001-book_opened",
  mobile: "9840012345",
  text: "Dear Kavitha, your book GE1001 is open. 100% & more",
  template,
};
const portFor = (method: "GET" | "POST", ids = [["book_opened.en", "1107"] as const]) => {
  const templateIdByName = new Map(ids);
  const gateway = { url: service.url, method, key: "secret-key", sender: "THNGAM", route: "2", templateIdByName };
  return gatewaySms(gateway, 2_000);
};

test.each(["GET", "POST"] as const)("a %s carries every fact, whatever characters it has", async (method) => {
  await portFor(method).send(sms);
  expect(service.taken.map(({ method: used, facts }) => [used, Object.fromEntries(facts)])).toEqual([
    [
      method,
      {
        key: "secret-key",
        route: "2",
        sender: "THNGAM",
        to: "9840012345",
        text: sms.text,
        dlt: "1107",
        ref: "00000001-book_opened",
      },
    ],
  ]);
});

test("an answer of trouble is an error that names neither key nor address", async () => {
  service.setMood("refusing");
  const error: unknown = await portFor("GET")
    .send(sms)
    .catch((thrown: unknown) => thrown);
  expect(error).toEqual(new SendFailure("sms_refused", "HTTP 503"));
  service.setMood("dropping after accepting");
  await expect(portFor("GET").send(sms)).rejects.toThrow(/^sms_unreachable$/);
  service.setMood("closed to us");
  await expect(portFor("GET").send(sms)).rejects.toThrow(/^sms_unreachable$/);
  service.setMood("hanging");
  await expect(portFor("POST").send(sms)).rejects.toThrow(/^sms_unreachable: timeout 2000 ms$/);
});

test("a text that is no instance of its template, or has no registered one, never leaves", async () => {
  await expect(portFor("GET").send({ ...sms, text: `${sms.text}!` })).rejects.toBeInstanceOf(Unsendable);
  await expect(portFor("GET", []).send(sms)).rejects.toBeInstanceOf(Unsendable);
  expect(service.taken).toEqual([]);
});
