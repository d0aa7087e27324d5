CREATE TABLE "known_devices" (
	"person_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"last_used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_person_id_fingerprint_pk" PRIMARY KEY("person_id","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_state" CHECK ("email_changes"."state" in ('asked', 'confirmed', 'undone'))
);
--> statement-breakpoint
DROP INDEX "sessions_person";--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "suspended_for" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_last_used_at" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "email_changes_asked" ON "email_changes" USING btree ("person_id") WHERE "email_changes"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "email_changes_person" ON "email_changes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "email_changes_old_email" ON "email_changes" USING btree ("old_email");--> statement-breakpoint
CREATE INDEX "email_changes_ends_at" ON "email_changes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id","id");