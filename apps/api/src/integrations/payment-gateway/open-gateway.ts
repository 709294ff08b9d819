import type { Database } from "#platform/database/db.ts";
import type { PaymentGateway } from "./port.ts";
import { razorpayGateway } from "./razorpay.ts";
import type { RazorpaySettings } from "./razorpay-client.ts";
import { sandboxGateway } from "./sandbox.ts";
import { upiGateway } from "./upi.ts";
import type { UpiSettings } from "./upi.ts";

export type GatewaySettings =
  | { name: "sandbox" }
  | ({ name: "razorpay" } & RazorpaySettings)
  | ({ name: "upi" } & UpiSettings);

/** The gateway the shop is paid by. */
export function openGateway(settings: GatewaySettings, db: Database, appSecret: string): PaymentGateway {
  switch (settings.name) {
    case "sandbox":
      return sandboxGateway(db, appSecret);
    case "razorpay":
      return razorpayGateway(settings);
    case "upi":
      return upiGateway(settings);
  }
}
