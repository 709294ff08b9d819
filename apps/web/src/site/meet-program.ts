/** What a page that the server wrote loads beside the program, and before it. */
import { testPaymentsHeader } from "@thangam/contracts/kernel/test-payments";
import { noteTestPayments } from "#api/test-payments.ts";
import { onFirstScreen } from "#navigation/taking-over.ts";
import { dropUnfitPage, takeOver } from "./take-over.ts";

if (document.querySelector("[data-test-payments]") !== null) noteTestPayments({ [testPaymentsHeader]: "test" });
dropUnfitPage();
onFirstScreen(takeOver);
