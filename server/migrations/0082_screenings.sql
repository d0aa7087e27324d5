CREATE TABLE "coaching"."screenings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"concerns" smallint[],
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coaching"."screenings" ADD CONSTRAINT "screenings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;