-- number_parts() finds them itself.
drop function if exists digit_windows(text[]);
