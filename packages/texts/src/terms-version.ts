/** Which terms people accept from now on. Give the text another version whenever what it says changes. */
export const TERMS_VERSION = "1";
