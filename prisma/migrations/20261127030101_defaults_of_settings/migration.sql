-- What a number is until an Admin sets it stands in setting_defaults() alone.
drop function if exists setting_count(text, int);
