/** A book of the demo shop's flexible plan that is open and paid now and then, on whatever day the shop begins. */
export const demoBook = "GF1034";
