import type * as operations from "@thangam/contracts/applications/operations";
import type { SamplesOf } from "./sample.ts";
import { person, serial, requestedBook } from "./values.ts";

export const applications: SamplesOf<typeof operations> = {
  addBookApplication: ({ userId }) => ({ id: userId, ...requestedBook, chitschema: "Thanga Malar" }),
  addClientApplication: () => ({ ...person(), ...requestedBook }),
  approveApplication: ({ requestId }) => ({ id: requestId, name: "Kavitha", accountno: `SMP${serial()}` }),
  exportApplications: () => ({ search: "a", chitstatus: "Pending", sort: "-requested", format: "csv" }),
  giveApplicationSignIn: ({ requestId }) => ({
    id: requestId,
    ...person(),
    usertype: "Customer",
    password: "9840012345",
  }),
  listApplications: () => ({ search: "a", chitstatus: "Pending", sort: "-requested" }),
  listMyApplications: ({ userId }) => ({ id: userId }),
  rejectApplication: ({ requestId }) => ({ id: requestId, reason: "Asked twice" }),
  sendApplicationCode: () => ({ request_token: "a token" }),
  sendApplicationWelcome: ({ email }) => ({ ...person(), email, password: "9840012345" }),
  setApplicationBook: ({ requestId }) => ({
    client: requestId,
    accountno: `SMP${serial()}`,
    clientStatus: "Approved",
  }),
  setApplicationClient: ({ requestId }) => ({ id: requestId, name: "Kavitha", clientStatus: "Approved", userid: "0" }),
  verifyClientApplication: () => ({ request_token: "a token", OTP: "123456" }),
};
