import { expect, test } from "vitest";
import { relyingPartyOf } from "./relying-party.ts";

test.each([
  ["https://savings.example.com", { id: "savings.example.com", origin: "https://savings.example.com" }],
  ["https://savings.example.com:8443", { id: "savings.example.com", origin: "https://savings.example.com:8443" }],
  ["http://localhost:8080", { id: "localhost", origin: "http://localhost:8080" }],
  ["http://127.0.0.1:8080", { id: "localhost", origin: "http://localhost:8080" }],
  ["http://[::1]:8080", { id: "localhost", origin: "http://localhost:8080" }],
  ["https://192.0.2.10", null],
  ["https://[2001:db8::1]:8443", null],
  ["", null],
])("passkeys of %s", (publicUrl, expected) => {
  expect(relyingPartyOf(publicUrl)).toEqual(expected);
});
