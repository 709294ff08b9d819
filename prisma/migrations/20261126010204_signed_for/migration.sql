-- Whether two hand-overs went into the same hands is seen by the name of who signed, too (docs/money.md, "Settlement").
drop function if exists settles_for_same(bigint, text, text, bigint, text, text);
