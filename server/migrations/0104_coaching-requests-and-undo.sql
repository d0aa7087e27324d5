CREATE TABLE "coaching"."trainer_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"takes_requests" boolean NOT NULL,
	"accepts_programs" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "training"."earlier_schedules" (
	"enrollment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"schedule" jsonb NOT NULL,
	CONSTRAINT "earlier_schedules_enrollment_id_version_pk" PRIMARY KEY("enrollment_id","version")
);
--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD COLUMN "days_per_week" smallint;--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD COLUMN "trains_at" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD COLUMN "shares_screening" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "coaching"."trainer_settings" ADD CONSTRAINT "trainer_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."earlier_schedules" ADD CONSTRAINT "earlier_schedules_enrollment_id_enrollments_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "training"."enrollments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "coaching"."coachings" SET "started_at" = "changed_at" WHERE "state" IN ('active', 'paused', 'ended');
