/**
 * What a trigger function refuses where it looks at the table or the event that fires it. Of one that is not named here, all
 * that the function can say may come.
 */
export const codesOfTriggers: Readonly<Record<string, readonly string[]>> = {
  // Of people and requests it says that the transaction is worth another try.
  "refuse_use_of_undone on insert of payments": ["TH409 book_not_open"],
  "refuse_use_of_undone on update of books": ["TH409 book_not_open"],
  "refuse_use_of_undone on insert of books": ["TH404 client_not_found"],
  "refuse_use_of_undone on update of clients": [],
  "refuse_use_of_undone on update of users": [],
  "refuse_use_of_undone on insert of requests": [],
  "refuse_use_of_undone on update of requests": [],
  "guard_withdrawn_book on update of books": [],
};
