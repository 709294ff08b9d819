/** What statements say, in English. Each text is its own id. */
export const evidence = {
  "Statement of {number}": "Statement of {number}",
  "Paid in all": "Paid in all",
  "Gold in all": "Gold in all",
  "Sealed on": "Sealed on",
  "Number of the seal": "Number of the seal",
  "Key of the seals": "Key of the seals",
  "This is what the shop's books held when they were sealed. The folder that is saved with this paper proves it, also where the shop cannot be reached: {url}":
    "This is what the shop's books held when they were sealed. The folder that is saved with this paper proves it, also where the shop cannot be reached: {url}",
};
