CREATE SCHEMA "agenda";
--> statement-breakpoint
CREATE TABLE "agenda"."feeds" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"number" integer NOT NULL,
	"is_open" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feeds_number" CHECK ("agenda"."feeds"."number" > 0)
);
--> statement-breakpoint
ALTER TABLE "agenda"."feeds" ADD CONSTRAINT "feeds_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;