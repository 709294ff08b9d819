-- Records the outcome of an event and returns it.
create or replace function record_gateway_event(p_gateway text, p_event_id text, p_outcome text) returns jsonb
language plpgsql as $$
begin
  update gateway_events set outcome = p_outcome where gateway = p_gateway and event_id = p_event_id;
  return jsonb_build_object('outcome', p_outcome);
end $$;
