-- A score that was recorded stays recorded: corrections are new rows.
CREATE TRIGGER scores_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "scores"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
