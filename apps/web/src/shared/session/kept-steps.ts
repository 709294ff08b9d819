/** Where a tab keeps the code by SMS that somebody asked for, which the second step of the sign-in asks for. */
export const SENT_CODE = "thangam.sign-in-code";
/** And what somebody who joins has done. */
export const JOINING = "thangam.joining";
