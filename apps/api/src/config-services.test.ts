import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { dataDir } from "./config.testing.ts";

test("a mail server and an SMS service are used when they are named", () => {
  const config = readConfig({
    DATA_DIR: dataDir,
    MAIL_URL: "smtp://localhost:2525",
    MAIL_FROM: "Thangam <shop@example.com>",
    SMS_URL: "https://sms.example.com/send?key={key}&to={mobile}&text={text}",
    SMS_KEY: "k",
    SMS_TEMPLATE_IDS: "payment_acknowledged.en=1107,book_opened.ta=1108",
  });
  expect(config.mailServer).toEqual({ url: "smtp://localhost:2525", from: "Thangam <shop@example.com>" });
  expect(config.smsGateway).toMatchObject({ method: "GET", key: "k", route: "2" });
  expect(config.smsGateway?.templateIdByName.get("book_opened.ta")).toBe("1108");
});

const shop = { DATA_DIR: dataDir, DATABASE_URL: "postgresql://a:b@localhost/c", APP_SECRET: "x".repeat(32) };
const gatewayOf = (environment: Record<string, string>) => readConfig({ ...shop, ...environment }).gateway;

test("play money is taken in a demo shop, elsewhere only by those who ask for it", () => {
  expect(gatewayOf({})).toBeNull();
  expect(gatewayOf({ DEMO: "1" })).toEqual({ name: "sandbox" });
  expect(gatewayOf({ PAYMENT_GATEWAY: "sandbox", ALLOW_TEST_GATEWAY: "1" })).toEqual({ name: "sandbox" });
  expect(gatewayOf({ DEMO: "1", PAYMENT_GATEWAY: "off" })).toBeNull();
});

test("what moves no money is refused unless it is allowed, and then said; a demo shop's sandbox is neither", () => {
  const razorpay = { PAYMENT_GATEWAY: "razorpay", RAZORPAY_KEY_SECRET: "k", RAZORPAY_WEBHOOK_SECRET: "w" };
  const says = (environment: Record<string, string>) => readConfig({ ...shop, ...environment }).hasTestPayments;
  const tests = { ...razorpay, RAZORPAY_KEY_ID: "rzp_test_A1" };
  expect(() => says({ PAYMENT_GATEWAY: "sandbox" })).toThrow(
    "PAYMENT_GATEWAY=sandbox beside a shop that is no demo moves no money. Set ALLOW_TEST_GATEWAY=1",
  );
  for (const DEMO of ["0", "1"])
    expect(() => says({ ...tests, DEMO })).toThrow("PAYMENT_GATEWAY=razorpay with test keys moves no money");
  expect(says({ PAYMENT_GATEWAY: "sandbox", ALLOW_TEST_GATEWAY: "1" })).toBe(true);
  expect(says({ ...tests, ALLOW_TEST_GATEWAY: "1" })).toBe(true);
  expect(says({ DEMO: "1" })).toBe(false);
  expect(says({ ...razorpay, RAZORPAY_KEY_ID: "rzp_live_A1", ALLOW_TEST_GATEWAY: "1" })).toBe(false);
});

test("a gateway is given everything it needs", () => {
  const keys = { RAZORPAY_KEY_ID: "rzp_live_A1", RAZORPAY_KEY_SECRET: "k", RAZORPAY_WEBHOOK_SECRET: "w" };
  expect(gatewayOf({ PAYMENT_GATEWAY: "razorpay", ...keys })).toEqual({
    name: "razorpay",
    keyId: "rzp_live_A1",
    keySecret: "k",
    webhookSecret: "w",
  });
  const upi = { PAYMENT_GATEWAY: "upi", UPI_PAYEE: "shop@okbank", UPI_PAYEE_NAME: "Thangam" };
  expect(gatewayOf(upi)).toEqual({ name: "upi", payee: "shop@okbank", payeeName: "Thangam" });
});

test("each value that a gateway lacks is reported in a sentence", () => {
  expect(() => gatewayOf({ PAYMENT_GATEWAY: "paypal" })).toThrow(
    'PAYMENT_GATEWAY is "paypal", but must be sandbox, razorpay, upi or off.',
  );
  expect(() => gatewayOf({ PAYMENT_GATEWAY: "razorpay", RAZORPAY_KEY_ID: "live" })).toThrow(
    [
      '  RAZORPAY_KEY_ID is "live", but must look like rzp_live_… or rzp_test_….',
      "  RAZORPAY_KEY_SECRET is missing: with PAYMENT_GATEWAY=razorpay, give the secret of that key.",
      "  RAZORPAY_WEBHOOK_SECRET is missing: with PAYMENT_GATEWAY=razorpay, give the secret given to the webhook.",
    ].join("\n"),
  );
  expect(() => gatewayOf({ PAYMENT_GATEWAY: "upi", UPI_PAYEE: "9840012345" })).toThrow(
    [
      '  UPI_PAYEE is "9840012345", but must look like shop@bank.',
      "  UPI_PAYEE_NAME is missing: with PAYMENT_GATEWAY=upi, give the name the bank knows the shop by.",
    ].join("\n"),
  );
});

test("an object store for the seals is used when it is named whole", () => {
  const store = (environment: Record<string, string>) => readConfig({ ...shop, ...environment }).evidenceStore;
  const EVIDENCE_S3_URL = "https://s3.example.com/shop-evidence";
  const keys = { EVIDENCE_S3_KEY_ID: "id", EVIDENCE_S3_KEY: "key" };
  expect(store({})).toBeNull();
  expect(store({ EVIDENCE_S3_URL, ...keys, EVIDENCE_S3_DAYS: "3650", EVIDENCE_S3_REGION: "ap-south-1" })).toEqual({
    url: EVIDENCE_S3_URL,
    region: "ap-south-1",
    keyId: "id",
    key: "key",
    keptDays: 3650,
  });
  expect(() => store({ EVIDENCE_S3_URL: "https://s3.example.com/", ...keys })).toThrow("an address with a bucket");
  expect(() => store({ EVIDENCE_S3_URL })).toThrow("give both");
  expect(() => store({ EVIDENCE_S3_URL, ...keys, EVIDENCE_S3_DAYS: "ten" })).toThrow('EVIDENCE_S3_DAYS is "ten"');
});
