CREATE TABLE "competitions"."waiting_places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offer_until" timestamp with time zone,
	CONSTRAINT "waiting_places_state" CHECK ("competitions"."waiting_places"."state" in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
	CONSTRAINT "waiting_places_offer" CHECK ("competitions"."waiting_places"."state" <> 'offered' or "competitions"."waiting_places"."offer_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "competitions"."waiting_places" ADD CONSTRAINT "waiting_places_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."waiting_places" ADD CONSTRAINT "waiting_places_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "competitions"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_places_once" ON "competitions"."waiting_places" USING btree ("division_id","person_id") WHERE "competitions"."waiting_places"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_places_open" ON "competitions"."waiting_places" USING btree ("competition_id","id") WHERE "competitions"."waiting_places"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_places_person" ON "competitions"."waiting_places" USING btree ("person_id");