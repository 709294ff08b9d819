import { expect, describe, test } from "vitest";
import { useApp } from "#testing/harness.ts";

const app = useApp();

describe("routes", () => {
  test("names are matched letter for letter", async () => {
    const admin = await app.signedInAs({ userType: "Admin" });
    expect((await admin.send("get", "/api/Get_TransactionList")).status).toBe(200);
    for (const path of [
      "/api/get_transactionlist",
      "/api/Get_TransactionList/",
      "/api//Get_TransactionList",
      "/API/Get_TransactionList",
    ]) {
      const response = await admin.send("get", path);
      expect(response.status, path).toBe(404);
      expect(response.type, path).toBe("application/problem+json");
    }
  });

  test("an unknown operation is not there, whatever its name", async () => {
    for (const path of ["/api/Nothing", "/api/__proto__", "/api/constructor", "/api/", "/api"]) {
      const response = await app.nobody().send("get", path);
      expect(response.status, path).toBe(404);
    }
  });

  test("a path that is no text is the caller's mistake", async () => {
    expect((await app.nobody().send("get", "/api/%E0%A4%A")).status).toBe(400);
    expect((await app.nobody().send("get", "/%E0%A4%A")).status).toBeLessThan(500);
  });

  test("a request by the wrong method learns the right one", async () => {
    const response = await app.nobody().send("get", "/api/New_Admin_Login");
    expect(response.status).toBe(405);
    expect(response.get("Allow")).toBe("POST");
    expect(response.body.code).toBe("method_not_allowed");
    const admin = await app.signedInAs({ userType: "Admin" });
    expect((await admin.send("put", "/api/Get_MonthlyClientApproved")).get("Allow")).toBe("GET, POST");
    expect((await admin.send("options", "/api/Get_Session")).status).toBe(405);
  });
});

describe("other sites", () => {
  const calls = [
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { Origin: "not a url" },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
  ];

  test.for(calls)("are refused, reads included: %j", async (headers) => {
    const admin = await app.signedInAs({ userType: "Admin" });
    for (const response of [
      await admin.call("getSession", {}, { headers }),
      await admin.call("signOut", {}, { headers }),
    ]) {
      expect(response.status).toBe(403);
      expect(response.body.code).toBe("cross_origin");
      expect(response.get("Access-Control-Allow-Origin")).toBeUndefined();
    }
    expect((await admin.call("getSession")).body.data).toHaveLength(1);
  });

  test("our own pages are not", async () => {
    const headers = { Origin: app.url, "Sec-Fetch-Site": "same-origin" };
    expect((await app.nobody().call("signOut", {}, { headers })).status).toBe(200);
  });

  test("an address typed into the browser may read, and nothing more", async () => {
    const headers = { "Sec-Fetch-Site": "none" };
    expect((await app.nobody().call("getSession", {}, { headers })).status).toBe(200);
    expect((await app.nobody().call("signOut", {}, { headers })).status).toBe(403);
  });
});

describe("headers", () => {
  test("no answer of the API is stored, and no page may run what is not ours", async () => {
    const response = await app.nobody().send("get", "/api/Get_Session");
    expect(response.get("Cache-Control")).toBe("no-store");
    expect(response.get("X-Powered-By")).toBeUndefined();
    const policy = response.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain("unsafe");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
  });

  test("every answer, refusals included, says what it is and how browsers must treat it", async () => {
    for (const path of ["/api/Get_Session", "/api/Get_TransactionList", "/api/nothing", "/nothing", "/healthz"]) {
      const response = await app.nobody().send("get", path);
      expect(response.get("Content-Type"), path).toMatch(/; charset=utf-8$/);
      expect(response.get("Strict-Transport-Security"), path).toBe("max-age=31536000; includeSubDomains");
      expect(response.get("X-Content-Type-Options"), path).toBe("nosniff");
      expect(response.get("Referrer-Policy"), path).toBe("no-referrer");
      expect(response.get("Cross-Origin-Opener-Policy"), path).toBe("same-origin");
      expect(response.get("Cross-Origin-Resource-Policy"), path).toBe("same-origin");
    }
  });
});

test("the API describes itself", async () => {
  const { status, body } = await app.nobody().send("get", "/api/openapi.json");
  expect(status).toBe(200);
  expect(body.openapi).toBe("3.1.0");
  expect(Object.keys(body.paths)).toContain("/api/Add_monhlyOfflinePayments");
});

test("the API has a page that people can read, with its scripts and styles", async () => {
  for (const [path, type] of [
    ["/api/docs", "text/html"],
    ["/api/docs/docs.css", "text/css"],
    ["/api/docs/docs.js", "text/javascript"],
    ["/api/docs/swagger-ui.css", "text/css"],
    ["/api/docs/swagger-ui-bundle.js", "text/javascript"],
  ] as const) {
    const response = await app.nobody().send("get", path);
    expect([response.status, response.type], path).toEqual([200, type]);
    expect(response.get("Content-Security-Policy")).not.toContain("unsafe");
  }
});
