/**
 * The screens that the server writes for whoever is signed in, by their address, with what each shows first: wire names of operations
 * that only read and need no input. They are called without any.
 */
export const firstAnswers: ReadonlyMap<string, readonly string[]> = new Map([
  ["/dashboard", ["Get_Savings", "Get_My_Points"]],
  ["/admin_dashboard", []],
  ["/offline_payment", []],
]);
