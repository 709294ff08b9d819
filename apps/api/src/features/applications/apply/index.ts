export { addBookRequest } from "./add-book-request.ts";
export { addClientRequest } from "./add-client-request.ts";
export { sweepUnverified } from "./joining-store.ts";
export { listJoinableSchemes } from "./list-joinable-schemes.ts";
export { listMyRequests } from "./list-my-requests.ts";
export { sendRequestCode } from "./send-request-code.ts";
export { verifyClientRequest } from "./verify-client-request.ts";
