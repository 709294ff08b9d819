import { configure } from "@testing-library/react";

// A busy machine is slow, not wrong: what is waited for has an end that only something broken reaches.
configure({ asyncUtilTimeout: 60_000 });

// The simulated browser cannot say how wide it is: no query about it is true.
window.matchMedia = (media) => ({
  media,
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
