-- Begins a money operation: claims its key and returns null, or returns the stored answer of the same request. Every
-- granted money function that takes a key begins with it and ends with finish_operation(); a test holds them to it.
create or replace function begin_operation(p_ctx jsonb, p_now timestamptz) returns jsonb language plpgsql as $$
declare
  answer jsonb := claim_key(p_ctx, p_now) -> 'response';
begin
  return case when answer ? 'replayed' then answer || '{"replayed": true}' else answer end;
end $$;
