CREATE TABLE "memberships"."visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"membership_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD CONSTRAINT "visits_membership_id_memberships_id_fk" FOREIGN KEY ("membership_id") REFERENCES "memberships"."memberships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships"."visits" ADD CONSTRAINT "visits_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "visits_of_membership" ON "memberships"."visits" USING btree ("membership_id","at");--> statement-breakpoint
CREATE INDEX "visits_of_person" ON "memberships"."visits" USING btree ("person_id");