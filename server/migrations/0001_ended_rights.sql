-- Rights that end are live events of their own, written by the transaction that ends them: whatever is committed
-- later has a later number, so no stream hands it to who may not see it any more (docs/decisions/050).
CREATE FUNCTION platform.tell_ended_rights(topics text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO platform.live_outbox (topic, kind, data, created_at)
    SELECT topic, 'rights', NULL, clock_timestamp() FROM unnest(topics) AS topic;
  PERFORM pg_notify('chalkline_live', 'new');
END;
$$;
--> statement-breakpoint
CREATE FUNCTION accounts.tell_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(ARRAY['session:' || OLD.id]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER DELETE ON accounts.sessions
  FOR EACH ROW EXECUTE FUNCTION accounts.tell_ended_session();
--> statement-breakpoint
CREATE FUNCTION accounts.tell_changed_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(ARRAY['person:' || OLD.id]);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER UPDATE OF state, account_type, organization_id ON accounts.people
  FOR EACH ROW WHEN ((OLD.state, OLD.account_type, OLD.organization_id)
    IS DISTINCT FROM (NEW.state, NEW.account_type, NEW.organization_id))
  EXECUTE FUNCTION accounts.tell_changed_person();
--> statement-breakpoint
-- The argument names the column that holds the competition.
CREATE FUNCTION competitions.tell_ended_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(coalesce((
    SELECT array_agg(prefix || divisions.id)
    FROM competitions.divisions, unnest(ARRAY['board:', 'board-inside:']) AS prefix
    WHERE divisions.competition_id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid
  ), '{}'));
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER UPDATE OF visibility, state ON competitions.competitions
  FOR EACH ROW WHEN ((OLD.visibility, OLD.state) IS DISTINCT FROM (NEW.visibility, NEW.state))
  EXECUTE FUNCTION competitions.tell_ended_rights('id');
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER UPDATE OF role OR DELETE ON competitions.staff
  FOR EACH ROW EXECUTE FUNCTION competitions.tell_ended_rights('competition_id');
--> statement-breakpoint
CREATE TRIGGER ended_rights AFTER DELETE ON competitions.guests
  FOR EACH ROW EXECUTE FUNCTION competitions.tell_ended_rights('competition_id');
--> statement-breakpoint
CREATE TRIGGER entrant_left AFTER UPDATE OF person_id ON competitions.entries
  FOR EACH ROW WHEN (OLD.person_id IS NOT NULL AND OLD.person_id IS DISTINCT FROM NEW.person_id)
  EXECUTE FUNCTION competitions.tell_ended_rights('competition_id');
--> statement-breakpoint
CREATE TRIGGER entrant_removed AFTER DELETE ON competitions.entries
  FOR EACH ROW WHEN (OLD.person_id IS NOT NULL)
  EXECUTE FUNCTION competitions.tell_ended_rights('competition_id');
