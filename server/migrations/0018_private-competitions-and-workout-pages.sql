CREATE TABLE "competition_guests" (
	"competition_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"admitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_guests_once" PRIMARY KEY("competition_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "workout_standards" (
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "workout_standards_once" PRIMARY KEY("workout_id","division_id")
);
--> statement-breakpoint
DROP INDEX "competitions_listed";--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "visibility" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "code" text;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "gender" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "age_from" integer;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "age_to" integer;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "team_size" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "movements" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "video" text;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "sponsor" jsonb;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "release_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competition_guests" ADD CONSTRAINT "competition_guests_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_guests" ADD CONSTRAINT "competition_guests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_standards" ADD CONSTRAINT "workout_standards_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "public"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workout_standards" ADD CONSTRAINT "workout_standards_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "public"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_guests_person" ON "competition_guests" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "competitions_listed" ON "competitions" USING btree ("starts_on","id","ends_on","state") WHERE "competitions"."state" in ('published', 'live', 'finished') and "competitions"."visibility" = 'public';--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_visibility" CHECK ("competitions"."visibility" in ('public', 'private'));--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_private_code" CHECK ("competitions"."visibility" = 'public' or "competitions"."code" is not null);--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_gender" CHECK ("divisions"."gender" in ('any', 'women', 'men', 'mixed'));--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_ages" CHECK ("divisions"."age_to" >= "divisions"."age_from");--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_team_size" CHECK ("divisions"."team_size" > 0);