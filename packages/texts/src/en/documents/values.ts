/** What stands for a stored value in documents alone, in English; labels.ts has the rest. Each text is its own id. */
export const values = {
  Reversal: "Reversal",
  Opening: "Opening",
  Close: "Close",
  Yes: "Yes",
  No: "No",
  Joins: "Joins",
  "Further book": "Further book",
  "Its book was closed": "Its book was closed",
  "It came after the payment was settled otherwise": "It came after the payment was settled otherwise",
  "It was paid twice": "It was paid twice",
  "Another amount was paid": "Another amount was paid",
  "The gateway sent back money that it was not asked for": "The gateway sent back money that it was not asked for",
  "The gateway that was to send it back is gone": "The gateway that was to send it back is gone",
  "The gateway could not send it back": "The gateway could not send it back",
  "Another payment was credited by a number of the same money":
    "Another payment was credited by a number of the same money",
  "It was refunded before the money came": "It was refunded before the money came",
  "Its book cannot take it any more": "Its book cannot take it any more",
  "A bank asks for it back": "A bank asks for it back",
  "A lost dispute gave it back": "A lost dispute gave it back",
  "A lost dispute took it": "A lost dispute took it",
};
