create or replace trigger import_batches_guard before update on import_batches for each row execute function guard_import_batch();
