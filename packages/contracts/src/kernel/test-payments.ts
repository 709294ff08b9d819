/** The header by which every answer of the API says `test` where payments move no money: a gateway's test keys, or the sandbox. */
export const testPaymentsHeader = "thangam-payments";
