CREATE TABLE "accounts"."consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" integer NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "consents_purpose" CHECK ("accounts"."consents"."purpose" in ('diary', 'body', 'check_in', 'screening'))
);
--> statement-breakpoint
ALTER TABLE "accounts"."consents" ADD CONSTRAINT "consents_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_in_force" ON "accounts"."consents" USING btree ("person_id","purpose") WHERE "accounts"."consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "consents_of_person" ON "accounts"."consents" USING btree ("person_id","id");