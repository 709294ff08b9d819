/** A number that was used, another one that is typed, and whether people may take the one for the other. */
export const numberLikenessCases: readonly (readonly [used: string, typed: string, isAlike: boolean])[] = [
  // Something before or behind it, and letters that look like digits.
  ["UTR1234567890123", "UTR1234567890I23-A", true],
  ["UTR1234567890123", "A1234567890I23", true],
  ["UTR1234567890123", "1234567890I23/7", true],
  ["432621989671", "43262I98967I/CR", true],
  ["43262I98967I", "IMPS/P2A/432621989671/RAVI", true],
  ["AXISP00123456789", "AXISP00123456789-A", true],
  ["AXISP00123456789", "AXISP00123456789X", true],
  ["AXISP00123456789", "AXISPOOI23456789X", true],
  // B is like 8, and an upright stroke like 1; one that parts a line is none.
  ["432621989671", "432621B9671", false],
  ["432621989671", "43262I9B9671", true],
  ["432621989671", "IMPS/P2A/43262|9B967|/RAVI", true],
  ["432621989671", "43262|98967|", true],
  ["132621989671", "|32621989671", true],
  ["432621989671", "UPI|432621989685|RAVI", false],
  ["432621989671", "UPI|432621989671|RAVI", true],
  ["432651989671", "4326S1989671", false],
  // Long rows of digits, cut or with others around them.
  ["12345678901234567", "345678901234567", true],
  ["12345678901234567", "123456789012345", true],
  ["1234567890123", "99912345678901237", true],
  ["HDFCR52022112612345678", "52022112612345678/X", true],
  // Another one.
  ["UTR1234567890123", "UTR1234567890124", false],
  ["12345678901234567", "12345678901234568", false],
  ["HDFCR52022112600000123", "HDFCR52022112600000124", false],
  ["AXISP00123456789", "AXISP00123456780", false],
  // The payer's mobile number or address of UPI, and the shop's own account, tell no payment from another.
  ["UPI/432621989671/9876543210@ybl/RAVI", "UPI/432621989685/9876543210@ybl/RAVI", false],
  ["UPI/432621989671/9876543210/RAVI", "UPI/432621989685/9876543210/RAVI", false],
  ["UPI/432621989671/+919876543210/RAVI", "UPI/432621989685/+919876543210/RAVI", false],
  ["TRF 7654321098765 9876543210", "TRF 7654321098772 9876543210", false],
  ["IMPS/432621989671/50100123456789", "IMPS/432621989685/50100123456789", false],
  ["NEFT-HDFCN52022112345678-RAVI-50100123456789", "NEFT-HDFCN52022112345699-RAVI-50100123456789", false],
  // Beside them a number that was used is one all the same, and alone they are all there is.
  ["432621989671", "UPI/432621989671/9876543210@ybl/RAVI", true],
  ["UPI/432621989671/9876543210@ybl/RAVI", "432621989671", true],
  ["432621989671", "UPI/432621989685/432621989671", true],
  ["9876543210", "9876543210@ybl", true],
  ["432621989671", "432621989671@ybl", true],
];
