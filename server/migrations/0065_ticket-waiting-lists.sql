CREATE TABLE "events"."waiting_tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"offer_until" timestamp with time zone,
	CONSTRAINT "waiting_tickets_state" CHECK ("events"."waiting_tickets"."state" in ('waiting', 'offered', 'taken', 'lapsed', 'left')),
	CONSTRAINT "waiting_tickets_offer" CHECK ("events"."waiting_tickets"."state" <> 'offered' or "events"."waiting_tickets"."offer_until" is not null)
);
--> statement-breakpoint
ALTER TABLE "events"."waiting_tickets" ADD CONSTRAINT "waiting_tickets_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."waiting_tickets" ADD CONSTRAINT "waiting_tickets_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "events"."ticket_types"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."waiting_tickets" ADD CONSTRAINT "waiting_tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_tickets_once" ON "events"."waiting_tickets" USING btree ("type_id","person_id") WHERE "events"."waiting_tickets"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_tickets_open" ON "events"."waiting_tickets" USING btree ("group_id","id") WHERE "events"."waiting_tickets"."state" in ('waiting', 'offered');--> statement-breakpoint
CREATE INDEX "waiting_tickets_person" ON "events"."waiting_tickets" USING btree ("person_id");