CREATE TABLE "coaching"."trainer_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"message" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trainer_requests_state" CHECK ("coaching"."trainer_requests"."state" in ('asked', 'accepted', 'declined', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "coaching"."trainer_requests" ADD CONSTRAINT "trainer_requests_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "trainer_requests_open_once" ON "coaching"."trainer_requests" USING btree ("person_id") WHERE "coaching"."trainer_requests"."state" = 'asked';--> statement-breakpoint
CREATE INDEX "trainer_requests_by_state" ON "coaching"."trainer_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "trainer_requests_of_person" ON "coaching"."trainer_requests" USING btree ("person_id","id");