-- What was done stays written: no row of the audit log is ever changed or taken away.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER audit_rows_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_rows"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
