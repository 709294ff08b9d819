/** What a page that the server wrote loads beside the program, and before it. */
import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import { noteTestPayments } from "#api/test-payments.ts";
import { onFirstScreen } from "#navigation/taking-over.ts";
import { drawSliders } from "./sliders.ts";
import { dropUnfitPage, takeOver } from "./take-over.ts";

if (document.querySelector("[data-test-payments]") !== null) noteTestPayments({ [testPaymentsHeader]: "test" });
dropUnfitPage();
onFirstScreen(takeOver);
drawSliders();
// The shop's part is written anew in another language.
new MutationObserver(drawSliders).observe(document.body, { childList: true });
