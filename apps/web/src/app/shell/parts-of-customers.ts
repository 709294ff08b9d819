import { prepared } from "#app/prepared.tsx";

export const customerTabs = prepared(async () => ({ default: (await import("./customer-tabs.tsx")).CustomerTabs }));
export const customerOffline = prepared(async () => ({
  default: (await import("./customer-offline.tsx")).CustomerOffline,
}));

/** What stands around the screens of customers alone. */
export const partsOfCustomers = [customerTabs, customerOffline];
