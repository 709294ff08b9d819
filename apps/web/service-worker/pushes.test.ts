import { expect, test, vi } from "vitest";
import { openNotifications, showPush } from "./pushes.ts";

const icon = "/api/App_Icon?size=192";

test.each([
  [
    {
      json: () => ({
        title: "Thangam",
        body: "There is news of a payment.",
        lang: "ta",
        tag: "message-7",
        url: "https://evil.example",
      }),
    },
    ["Thangam", { body: "There is news of a payment.", lang: "ta", tag: "message-7", icon }],
  ],
  [null, ["", { body: "", lang: "", tag: "", icon }]],
  [{ json: () => JSON.parse("no words") }, ["", { body: "", lang: "", tag: "", icon }]],
])(
  "a push shows its words and nothing else that came with it, and one without words shows, too",
  async (data, shown) => {
    const showNotification = vi.fn<ServiceWorkerRegistration["showNotification"]>().mockResolvedValue();
    await showPush({ showNotification }, data);
    expect(showNotification.mock.calls).toEqual([shown]);
  },
);

/** Windows of the portal; one that is shown elsewhere meanwhile does not let itself be led. */
function windows(...open: ("led" | "refusing")[]) {
  const focus = vi.fn<() => void>();
  const navigate = vi.fn<(url: string) => void>();
  const openWindow = vi.fn<(url: string) => Promise<null>>().mockResolvedValue(null);
  const one = (kind: "led" | "refusing") => ({
    navigate: async (url: string) => {
      navigate(url);
      if (kind === "refusing") throw new TypeError("not led");
      return { focus };
    },
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is used of a window
  const matchAll = (async () => open.map(one)) as unknown as Clients["matchAll"];
  return { focus, navigate, openWindow, clients: { matchAll, openWindow } };
}

test("a touch of a push leads the open portal to the notifications, and shows it", async () => {
  const { clients, navigate, focus, openWindow } = windows("led", "led");
  await openNotifications(clients);
  expect([navigate.mock.calls, focus.mock.calls.length, openWindow.mock.calls]).toEqual([[["/notifications"]], 1, []]);
});

test.each([[[]], [["refusing"]]] as const)("where none is open (%j) it opens a window of its own", async (open) => {
  const { clients, openWindow } = windows(...open);
  await openNotifications(clients);
  expect(openWindow.mock.calls).toEqual([["/notifications"]]);
});
