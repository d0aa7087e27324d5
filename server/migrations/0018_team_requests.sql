CREATE TABLE "competitions"."team_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"message" text,
	"birth_date" date,
	"gender" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_requests_once" UNIQUE("entry_id","person_id"),
	CONSTRAINT "team_requests_gender" CHECK ("competitions"."team_requests"."gender" in ('woman', 'man', 'other'))
);
--> statement-breakpoint
ALTER TABLE "competitions"."registration_settings" ADD COLUMN "roster_locks_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "competitions"."team_requests" ADD CONSTRAINT "team_requests_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."team_requests" ADD CONSTRAINT "team_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "team_requests_person" ON "competitions"."team_requests" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD CONSTRAINT "registered_members_id" UNIQUE("id");