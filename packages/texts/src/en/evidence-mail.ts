/** The message that carries a seal of the books. */
export const evidenceMail = {
  books_sealed: {
    subject: "Seal {number} of the shop's books",
    mail: [
      "The shop's books were sealed. Keep this mail: with it anybody can show later whether the books were altered after this moment, even if the computer of the shop is lost or somebody changed what is in it.",
      "Nothing has to be done. The seal is what follows, up to the last line:",
    ],
  },
};
