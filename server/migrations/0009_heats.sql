CREATE TABLE "competitions"."floors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"lanes" integer NOT NULL,
	"call_area" text,
	"call_minutes" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "floors_of_competition" UNIQUE("competition_id","id"),
	CONSTRAINT "floors_lanes" CHECK ("competitions"."floors"."lanes" > 0),
	CONSTRAINT "floors_call" CHECK ("competitions"."floors"."call_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."heat_lanes" (
	"heat_id" uuid NOT NULL,
	"lane" integer NOT NULL,
	"workout_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "heat_lanes_heat_id_lane_pk" PRIMARY KEY("heat_id","lane"),
	CONSTRAINT "heat_lanes_once" UNIQUE("workout_id","entry_id"),
	CONSTRAINT "heat_lanes_lane" CHECK ("competitions"."heat_lanes"."lane" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."heat_plans" (
	"workout_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"settings" jsonb NOT NULL,
	"layout" jsonb NOT NULL,
	"version" integer NOT NULL,
	"published_version" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "heat_plans_of_competition" UNIQUE("competition_id","workout_id"),
	CONSTRAINT "heat_plans_version" CHECK ("competitions"."heat_plans"."version" > 0 and "competitions"."heat_plans"."published_version" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."heat_sheets" (
	"workout_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"floor_name" text NOT NULL,
	"layout" jsonb NOT NULL,
	"cause" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "heat_sheets_workout_id_version_pk" PRIMARY KEY("workout_id","version"),
	CONSTRAINT "heat_sheets_cause" CHECK ("competitions"."heat_sheets"."cause" in ('published', 'delayed'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."heats" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"floor_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	CONSTRAINT "heats_of_workout" UNIQUE("workout_id","id"),
	CONSTRAINT "heats_times" CHECK ("competitions"."heats"."ends_at" > "competitions"."heats"."starts_at"),
	CONSTRAINT "heats_number" CHECK ("competitions"."heats"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "competitions"."floors" ADD CONSTRAINT "floors_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heat_lanes" ADD CONSTRAINT "heat_lanes_heat" FOREIGN KEY ("workout_id","heat_id") REFERENCES "competitions"."heats"("workout_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heat_lanes" ADD CONSTRAINT "heat_lanes_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heat_plans" ADD CONSTRAINT "heat_plans_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heat_plans" ADD CONSTRAINT "heat_plans_floor" FOREIGN KEY ("competition_id","floor_id") REFERENCES "competitions"."floors"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heat_sheets" ADD CONSTRAINT "heat_sheets_workout_id_heat_plans_workout_id_fk" FOREIGN KEY ("workout_id") REFERENCES "competitions"."heat_plans"("workout_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heats" ADD CONSTRAINT "heats_plan" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."heat_plans"("competition_id","workout_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."heats" ADD CONSTRAINT "heats_floor" FOREIGN KEY ("competition_id","floor_id") REFERENCES "competitions"."floors"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "floors_name" ON "competitions"."floors" USING btree ("competition_id",lower("name"));--> statement-breakpoint
CREATE INDEX "heat_lanes_of_entry" ON "competitions"."heat_lanes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "heat_plans_on_floor" ON "competitions"."heat_plans" USING btree ("floor_id");--> statement-breakpoint
CREATE INDEX "heats_by_time" ON "competitions"."heats" USING btree ("competition_id","starts_at","id");--> statement-breakpoint
CREATE INDEX "heats_on_floor" ON "competitions"."heats" USING btree ("floor_id","starts_at");--> statement-breakpoint
-- For the next constraint: compares uuids within a GiST index. A trusted extension, so it needs no superuser.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
-- Checked at the end of a statement: a delay moves all heats of a floor in one.
ALTER TABLE "competitions"."heats" ADD CONSTRAINT "heats_floor_free"
  EXCLUDE USING gist ("floor_id" WITH =, tstzrange("starts_at", "ends_at") WITH &&)
  DEFERRABLE INITIALLY IMMEDIATE;
--> statement-breakpoint
-- As before, with the topic of a competition's heats.
CREATE OR REPLACE FUNCTION competitions.tell_ended_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.tell_ended_rights(coalesce((
    SELECT array_agg(prefix || divisions.id)
    FROM competitions.divisions, unnest(ARRAY['board:', 'board-inside:']) AS prefix
    WHERE divisions.competition_id = (to_jsonb(OLD) ->> TG_ARGV[0])::uuid
  ), '{}') || ('heats:' || (to_jsonb(OLD) ->> TG_ARGV[0])));
  RETURN NULL;
END;
$$;
