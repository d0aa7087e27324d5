CREATE TABLE "profiles"."presence" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"here_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "messages"."conversations" ADD COLUMN "about" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles"."presence" ADD CONSTRAINT "presence_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presence_ends" ON "profiles"."presence" USING btree ("here_until");