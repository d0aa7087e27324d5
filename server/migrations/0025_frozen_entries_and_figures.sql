CREATE TABLE "competition_figures" (
	"competition_id" uuid PRIMARY KEY NOT NULL,
	"divisions" integer DEFAULT 0 NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "frozen_entries" (
	"division_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"state" text,
	"left_at" timestamp with time zone,
	"tie_order" integer,
	CONSTRAINT "frozen_entries_division_id_entry_id_pk" PRIMARY KEY("division_id","entry_id"),
	CONSTRAINT "frozen_entries_state" CHECK ("frozen_entries"."state" in ('active', 'cut', 'withdrawn', 'disqualified', 'out'))
);
--> statement-breakpoint
ALTER TABLE "competition_figures" ADD CONSTRAINT "competition_figures_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_entries" ADD CONSTRAINT "frozen_entries_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_entries" ADD CONSTRAINT "frozen_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_figures_by_divisions" ON "competition_figures" USING btree ("divisions","competition_id");--> statement-breakpoint
CREATE INDEX "competition_figures_by_entries" ON "competition_figures" USING btree ("entries","competition_id");--> statement-breakpoint
-- A competition has its line of figures from the beginning; the line of one that is being made by an older server, too.
CREATE FUNCTION begin_competition_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO competition_figures (competition_id) VALUES (NEW.id);
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION count_division_in_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE competition_figures SET divisions = divisions + 1 WHERE competition_id = NEW.competition_id;
  ELSE
    UPDATE competition_figures SET divisions = divisions - 1 WHERE competition_id = OLD.competition_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
-- Of a whole statement at once: a file brings thousands of entries in one.
CREATE FUNCTION count_entries_in_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE competition_figures f SET entries = f.entries + c.placed
    FROM (
      SELECT competition_id, count(*) AS placed FROM came
      WHERE state IN ('active', 'cut', 'disqualified') GROUP BY competition_id
    ) c
    WHERE f.competition_id = c.competition_id;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE competition_figures f SET entries = f.entries - c.placed
    FROM (
      SELECT competition_id, count(*) AS placed FROM went
      WHERE state IN ('active', 'cut', 'disqualified') GROUP BY competition_id
    ) c
    WHERE f.competition_id = c.competition_id;
  ELSE
    -- Most changes are of a name or a gym and touch no figure.
    UPDATE competition_figures f SET entries = f.entries + c.placed
    FROM (
      SELECT competition_id, sum(place) AS placed FROM (
        SELECT competition_id, 1 AS place FROM came WHERE state IN ('active', 'cut', 'disqualified')
        UNION ALL
        SELECT competition_id, -1 FROM went WHERE state IN ('active', 'cut', 'disqualified')
      ) places
      GROUP BY competition_id HAVING sum(place) <> 0
    ) c
    WHERE f.competition_id = c.competition_id;
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER competitions_begin_figures AFTER INSERT ON "competitions"
  FOR EACH ROW EXECUTE FUNCTION begin_competition_figures();
--> statement-breakpoint
CREATE TRIGGER divisions_in_figures AFTER INSERT OR DELETE ON "divisions"
  FOR EACH ROW EXECUTE FUNCTION count_division_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_come_in_figures AFTER INSERT ON "entries" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_entries_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_change_in_figures AFTER UPDATE ON "entries" REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION count_entries_in_figures();
--> statement-breakpoint
CREATE TRIGGER entries_go_in_figures AFTER DELETE ON "entries" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION count_entries_in_figures();
--> statement-breakpoint
INSERT INTO competition_figures (competition_id, divisions, entries)
SELECT c.id,
  (SELECT count(*) FROM divisions d WHERE d.competition_id = c.id),
  (SELECT count(*) FROM entries e WHERE e.competition_id = c.id AND e.state IN ('active', 'cut', 'disqualified'))
FROM competitions c;
