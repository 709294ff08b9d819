create or replace trigger branches_code before insert on branches for each row execute function guard_branch_code();
create or replace trigger branches_place after insert on branches for each row execute function make_place_of_branch();
create or replace trigger branches_code_kept before update of id, code on branches for each row
  when ((new.id, new.code) is distinct from (old.id, old.code)) execute function refuse_change();
create or replace trigger branches_no_delete before delete on branches for each row execute function refuse_change();
create or replace trigger branches_no_truncate before truncate on branches for each statement execute function refuse_change();
