CREATE TABLE "frozen_publications" (
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"changed_at" timestamp with time zone,
	CONSTRAINT "frozen_publications_division_id_workout_id_pk" PRIMARY KEY("division_id","workout_id"),
	CONSTRAINT "frozen_publications_state" CHECK ("frozen_publications"."state" in ('draft', 'published', 'frozen', 'final', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "frozen_publications" ADD CONSTRAINT "frozen_publications_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "frozen_publications" ADD CONSTRAINT "frozen_publications_workout_id_workouts_id_fk" FOREIGN KEY ("workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;