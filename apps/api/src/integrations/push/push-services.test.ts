import { expect, test } from "vitest";
import { isPushService } from "./push-services.ts";

test.for([
  "https://fcm.googleapis.com/fcm/send/dGVzdA:APA91b",
  "https://fcm.googleapis.com/wp/dGVzdA",
  "https://updates.push.services.mozilla.com/wpush/v2/gAAAA",
  "https://web.push.apple.com/QGV0",
  "https://sin.notify.windows.com/w/?token=BQYA",
])("%s is called", (endpoint) => {
  expect(isPushService(endpoint)).toBe(true);
});

test.for([
  "",
  "fcm.googleapis.com",
  "http://fcm.googleapis.com/fcm/send/x",
  "https://fcm.googleapis.com:8443/fcm/send/x",
  "https://fcm.googleapis.com@10.0.0.1/x",
  "https://user:word@fcm.googleapis.com/x",
  "https://fcm.googleapis.com.example.com/x",
  "https://evilfcm.googleapis.com/x",
  "https://example-push.apple.com/x",
  "https://evilnotify.windows.com/x",
  "https://127.0.0.1/x",
  "https://[::1]/x",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/x",
  "file:///etc/passwd",
])("%s is never called", (endpoint) => {
  expect(isPushService(endpoint)).toBe(false);
});
