ALTER TABLE "scores" ADD COLUMN "packed" "bytea";--> statement-breakpoint
CREATE INDEX "scores_packed" ON "scores" USING btree ("workout_id","entry_id","packed","previous_id") WHERE "scores"."packed" is not null;--> statement-breakpoint
CREATE INDEX "scores_unpacked" ON "scores" USING btree ("workout_id") WHERE "scores"."packed" is null;--> statement-breakpoint
-- What a large division is ranked from, kept beside each score as it comes in. Those that are there already are not
-- written again: they are read as they were before.
CREATE FUNCTION pack_score() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.packed := CASE WHEN NEW.value IS NULL THEN ''::bytea ELSE
    uuid_send(NEW.entry_id) || uuid_send(NEW.id)
    || int8send(jsonb_hash_extended(NEW.value, 0)) || timestamptz_send(NEW.received_at) END;
  RETURN NEW;
END
$$;--> statement-breakpoint
CREATE TRIGGER scores_packed BEFORE INSERT ON "scores" FOR EACH ROW EXECUTE FUNCTION pack_score();--> statement-breakpoint
-- An index alone is read only where PostgreSQL knows that all of a page is seen by everybody, which a vacuum tells it.
-- By itself it waits for a fifth of the table; here nothing is ever deleted, so it looks at what is new alone.
ALTER TABLE "scores" SET (autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 20000);
