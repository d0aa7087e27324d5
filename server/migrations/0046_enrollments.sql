CREATE TABLE "training"."enrollments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"program_id" uuid NOT NULL,
	"state" text NOT NULL,
	"start_day" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"zone" text NOT NULL,
	"schedule" jsonb NOT NULL,
	"previous" jsonb,
	"version" integer NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "enrollments_state" CHECK ("training"."enrollments"."state" in ('active', 'finished', 'left')),
	CONSTRAINT "enrollments_ended" CHECK (("training"."enrollments"."state" = 'active') = ("training"."enrollments"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "training"."logs" ADD COLUMN "scheduled_id" uuid;--> statement-breakpoint
ALTER TABLE "training"."enrollments" ADD CONSTRAINT "enrollments_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."enrollments" ADD CONSTRAINT "enrollments_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "programs"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enrollments_running_once" ON "training"."enrollments" USING btree ("person_id","program_id") WHERE "training"."enrollments"."state" = 'active';--> statement-breakpoint
CREATE INDEX "enrollments_of_person" ON "training"."enrollments" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "enrollments_of_program" ON "training"."enrollments" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "logs_of_schedule" ON "training"."logs" USING btree ("scheduled_id") WHERE "training"."logs"."scheduled_id" IS NOT NULL;