CREATE TABLE "competition_schedule_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"day" date NOT NULL,
	"starts_at" text NOT NULL,
	"title" text NOT NULL,
	"place" text,
	"workout_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_schedule_items_time" CHECK ("competition_schedule_items"."starts_at" ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')
);
--> statement-breakpoint
ALTER TABLE "competition_schedule_items" ADD CONSTRAINT "competition_schedule_items_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_schedule_items" ADD CONSTRAINT "competition_schedule_items_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_schedule_items_list" ON "competition_schedule_items" USING btree ("competition_id","day","starts_at","id");--> statement-breakpoint
CREATE INDEX "competition_schedule_items_of_workout" ON "competition_schedule_items" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "competitions_in_country" ON "competitions" USING btree ("country","starts_on","id","ends_on","state") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_name" ON "competitions" USING btree ("words","id","ends_on","state") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "competitions_by_place" ON "competitions" USING btree (lower(coalesce("place", '')),"id","ends_on","state") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
CREATE INDEX "divisions_types" ON "divisions" USING btree ("competition_id","gender","team_size","age_from","age_to");