type Json = Readonly<Record<string, unknown>>;

/** Something good to send under each name on the wire whose kind alone does not say enough. */
const exampleByWireName: Readonly<Record<string, unknown>> = {
  name: "Kavitha Raman",
  fld_name: "Kavitha Raman",
  email: "kavitha@example.com",
  fld_email: "kavitha@example.com",
  password: "a quiet river 77",
  confirmpassword: "a quiet river 77",
  chitschema: "Thanga Mazhai",
  fld_chitschema: "Thanga Mazhai",
  FromDate: "2026-05-01",
  ToDate: "2026-05-31",
  fromdate: "2026-05-01",
  todate: "2026-05-31",
  date: "2026-05-04",
  effective_from: "2026-05-04",
  day: "2026-05-04",
  paymentdate: "2026-05-04",
  credited_on: "2026-05-04",
  dateofbirth: "14/04/1988",
  presentaddress: "12, Car Street",
  transactionNumber: "UTR26050412345",
  installmentno: 1,
  installment: 1,
  InastallmentNo: 1,
  selectfor: "7",
  terms_version: "1",
  content: "Qm9vayBOdW1iZXIsTmFtZQo=",
  filename: "books.csv",
  remarks: "Moved away",
  // A settlement is confirmed by a code or by a hand-over, which is shown.
  client_code: undefined,
  handed_to: "Kavitha Raman",
  identity_paper_end: "4821",
  // Of a minor alone.
  is_minor: false,
  share_percent: 100,
  guardian: undefined,
  // Of a promise alone; a call is shown.
  promised_on: undefined,
  reason: "Entered twice",
  days: 30,
  rounding_places: 2,
  series: "GF",
  letters: "V",
  opens_at: 10,
  closes_at: 20,
  address: "14, Car Street, Madurai 625001",
  endpoint: "https://fcm.googleapis.com/fcm/send/dGVzdA",
  p256dh: "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
  auth: "tBHItJI5svbpez7KI4CCXg",
  phone: "0452 2345678",
  gstin: "27AAPFU0939F1ZV",
  opening_days: "10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,10:00-20:30,closed",
  opening_hours: "Closed on Pongal and Deepavali",
  colour: "#5b1a2e",
  logo: "iVBORw0KGgo=",
  menuName: "Counter",
  pageName: "offline_payment",
  subMenu: [],
  remove: ["2026-05-04"],
  list: "/transaction_list",
  query: "days=month&mode=Cash",
  statement: '{ "format": "thangam statement v1" }',
  // A scheme is saved with terms, or with the fields that they would state, which are shown.
  terms: undefined,
  // A book is settled one way, which is shown, or in parts.
  parts: undefined,
};

/** What an older scheme alone may be sent. */
const unlessNeeded = new Set(["benefits", "instalments_per_month"]);

/** Of what may be null, nothing is shown under these. */
const emptyByWireName = new Set(["terms", "valuation", "settlement", "guardian", "promised_on"]);

/** By the beginning of a pattern: what text of that form looks like. */
const exampleByPattern: readonly (readonly [begins: string, example: string])[] = [
  ["^[A-Z]{1,4}\\d", "GE1001"],
  ["^[A-Z]{1,4}$", "GE"],
  ["^[\\w-]{43}$", "3q2-7wAAAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBk"],
  ["^\\d{10}$", "9840012345"],
  ["^[6-9]\\d{9}$", "9840012345"],
  ["^\\d{6}$", "600004"],
  ["^(\\d{6}|", "483920"],
  ["^\\d{1,4}(\\.", "50"],
  ["^\\d{1,19}$", "12"],
  ["^\\d{1,18}\\.", "12.4051.0"],
  ["^\\d{1,9}$", "1"],
  ["^\\d{1,11}(\\.\\d{1,3}", "1.250"],
  ["^\\d{1,16}(\\.\\d{1,3}", "1.250"],
  ["^-?\\d{1,16}(\\.\\d{1,3}", "1.250"],
  ["^\\d{1,11}", "500"],
  ["^-?\\d{1,11}", "500"],
  ["^\\d{1,16}", "500"],
  ["^-?\\d{1,16}", "500"],
];

/** A value that fits a JSON Schema, with what people of the shop would write there. */
export function exampleOf(schema: Json, wireName = ""): unknown {
  const { anyOf, properties, items, pattern, required } = schema;
  if (isJson(properties)) {
    const isShown = (name: string) => !unlessNeeded.has(name) || (Array.isArray(required) && required.includes(name));
    const known = Object.entries(properties).filter(([name, of]) => isJson(of) && !("not" in of) && isShown(name));
    return Object.fromEntries(known.map(([name, of]) => [name, exampleOf(isJson(of) ? of : {}, name)]));
  }
  if (mayBeNull(schema) && emptyByWireName.has(wireName)) return null;
  const isWord = "enum" in schema || "const" in schema;
  if (!isWord && Object.hasOwn(exampleByWireName, wireName)) return exampleByWireName[wireName];
  if (isJson(items)) return [exampleOf(items, wireName)];
  if ("default" in schema) return schema["default"];
  if ("const" in schema) return schema["const"];
  if (Array.isArray(schema["enum"])) return schema["enum"][0];
  if (Array.isArray(anyOf)) return isJson(anyOf[0]) ? exampleOf(anyOf[0], wireName) : null;
  if (schema["format"] === "date-time") return "2026-05-04T05:00:00.000Z";
  if (typeof pattern === "string")
    return exampleByPattern.find(([begins]) => pattern.startsWith(begins))?.[1] ?? "text";
  return exampleByType(schema["type"]);
}

function mayBeNull({ anyOf, type }: Json): boolean {
  return Array.isArray(anyOf) || (Array.isArray(type) && type.includes("null"));
}

function exampleByType(type: unknown): unknown {
  const only: unknown = Array.isArray(type) ? type[0] : type;
  if (only === "boolean") return true;
  if (only === "integer" || only === "number") return 1;
  if (only === "object") return {};
  return only === "array" ? [] : "text";
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
