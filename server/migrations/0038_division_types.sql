DROP INDEX "divisions_types";--> statement-breakpoint
DROP INDEX "competitions_by_state";--> statement-breakpoint
DROP INDEX "competitions_listed";--> statement-breakpoint
DROP INDEX "competitions_in_country";--> statement-breakpoint
DROP INDEX "competitions_by_name";--> statement-breakpoint
DROP INDEX "competitions_by_place";--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "division_types" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- A bit for each type, in the order of the contract's: what masters and teens are stands there too.
CREATE FUNCTION division_types_of(gender text, team_size integer, age_from integer, age_to integer)
RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (team_size = 1)::int * 1 + (team_size = 2)::int * 2 + (team_size > 2)::int * 4
    + (gender = 'women')::int * 8 + (gender = 'men')::int * 16 + (gender = 'mixed')::int * 32
    + coalesce((age_from >= 35)::int, 0) * 64 + coalesce((age_to <= 19)::int, 0) * 128;
$$;
--> statement-breakpoint
CREATE FUNCTION keep_division_types() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE touched uuid[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM came;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM went;
  ELSE
    -- Most changes are of a name or a setting and touch no type.
    SELECT array_agg(DISTINCT competition_id) INTO touched FROM (
      SELECT competition_id, id, division_types_of(gender, team_size, age_from, age_to) FROM came
      EXCEPT
      SELECT competition_id, id, division_types_of(gender, team_size, age_from, age_to) FROM went
    ) different;
  END IF;
  IF touched IS NULL THEN
    RETURN NULL;
  END IF;
  -- Who changes another division of the same competition has to be seen: first the lock, then a look.
  PERFORM 1 FROM competitions WHERE id = ANY (touched) ORDER BY id FOR NO KEY UPDATE;
  UPDATE competitions c SET division_types = t.types
  FROM (
    SELECT of.id, coalesce(bit_or(division_types_of(d.gender, d.team_size, d.age_from, d.age_to)), 0) AS types
    FROM unnest(touched) AS of (id) LEFT JOIN divisions d ON d.competition_id = of.id GROUP BY of.id
  ) t
  WHERE c.id = t.id AND c.division_types <> t.types;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER divisions_come_in_types AFTER INSERT ON "divisions" REFERENCING NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_division_types();
--> statement-breakpoint
CREATE TRIGGER divisions_change_in_types AFTER UPDATE ON "divisions" REFERENCING OLD TABLE AS went NEW TABLE AS came
  FOR EACH STATEMENT EXECUTE FUNCTION keep_division_types();
--> statement-breakpoint
CREATE TRIGGER divisions_go_in_types AFTER DELETE ON "divisions" REFERENCING OLD TABLE AS went
  FOR EACH STATEMENT EXECUTE FUNCTION keep_division_types();
--> statement-breakpoint
UPDATE competitions c SET division_types = t.types
FROM (
  SELECT competition_id, bit_or(division_types_of(gender, team_size, age_from, age_to)) AS types
  FROM divisions GROUP BY competition_id
) t
WHERE c.id = t.competition_id;
--> statement-breakpoint
CREATE INDEX "competitions_by_state" ON "competitions" USING btree ("state","starts_on","id","ends_on","online","country","division_types") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_listed" ON "competitions" USING btree ("starts_on","id","ends_on","state","online","country","division_types") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_in_country" ON "competitions" USING btree ("country","starts_on","id","ends_on","state","online","division_types") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_name" ON "competitions" USING btree ("words","id","ends_on","state","starts_on","online","country","division_types") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_place" ON "competitions" USING btree (lower(coalesce("place", '')),"id","ends_on","state","starts_on","online","country","division_types") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';