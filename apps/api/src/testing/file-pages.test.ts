import { expect, test } from "vitest";
import { heldTwice, readFilePages } from "./file-pages.ts";

const smaps = `55d0a0000000-55d0a1000000 r-xp 00000000 08:01 42                         /usr/bin/node
Size:              16384 kB
Rss:                1000 kB
Pss:                 500 kB
Anonymous:             0 kB
55d0a2000000-55d0a2100000 rw-p 01000000 08:01 42                         /usr/bin/node
Rss:                 100 kB
Anonymous:            40 kB
7f0000000000-7f0010000000 rw-p 00000000 00:00 0
Rss:                5000 kB
Anonymous:          5000 kB
7ffd00000000-7ffd00100000 rw-p 00000000 00:00 0                          [stack]
Rss:                  50 kB
Anonymous:            50 kB
`;

test("the pages of a file are what of it is in memory and was not written to", () => {
  expect([...readFilePages(smaps)]).toEqual([["/usr/bin/node", 1_060 * 1024]]);
});

test("of a file that several processes have, all but the most of one counts twice", () => {
  const [program, library] = ["/usr/bin/node", "/usr/lib/typst.node"];
  const pages = [{ [program]: 90, [library]: 0 }, { [program]: 60, [library]: 25 }, { [program]: 10 }];
  expect(heldTwice(pages.map((one) => new Map(Object.entries(one))))).toBe(70);
  expect(heldTwice([new Map([[program, 90]])])).toBe(0);
});
