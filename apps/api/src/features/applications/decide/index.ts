export { approveRequest } from "./approve-request.ts";
export { giveRequestSignIn } from "./give-request-sign-in.ts";
export { listAccounts, listRequests } from "./list-requests.ts";
export { rejectRequest } from "./reject-request.ts";
export { sendRequestWelcome } from "./send-request-welcome.ts";
export { setRequestBook } from "./set-request-book.ts";
export { setRequestClient } from "./set-request-client.ts";
export { exportRequests } from "./export-requests.ts";
