import { configure } from "@testing-library/react";

// A busy machine is slow, not wrong: what is waited for has an end that only something broken reaches.
configure({ asyncUtilTimeout: 60_000 });
