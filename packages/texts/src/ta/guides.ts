import type { GuideTexts } from "#shape.ts";
import { clients } from "./guides/clients.ts";
import { counter } from "./guides/counter.ts";
import { owner } from "./guides/owner.ts";
import { customer } from "./guides/customer.ts";
import { shop } from "./guides/shop.ts";

export { purposes } from "./guides/purposes.ts";
export const guides: GuideTexts["guides"] = { ...counter, ...clients, ...owner, ...shop, ...customer };
