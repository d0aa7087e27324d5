CREATE TABLE "events"."ticket_transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"serial" integer NOT NULL,
	"giver_id" uuid NOT NULL,
	"giver_name" text NOT NULL,
	"email" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "ticket_transfers_state" CHECK ("events"."ticket_transfers"."state" in ('offered', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "ticket_transfers_email_lower" CHECK ("events"."ticket_transfers"."email" = lower("events"."ticket_transfers"."email")),
	CONSTRAINT "ticket_transfers_ended_at" CHECK (("events"."ticket_transfers"."state" = 'offered') = ("events"."ticket_transfers"."ended_at" is null))
);
--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "is_transferable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_transfers" ADD CONSTRAINT "ticket_transfers_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "events"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."ticket_transfers" ADD CONSTRAINT "ticket_transfers_giver_id_people_id_fk" FOREIGN KEY ("giver_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_transfers_once" ON "events"."ticket_transfers" USING btree ("ticket_id") WHERE "events"."ticket_transfers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "ticket_transfers_offered" ON "events"."ticket_transfers" USING btree ("email") WHERE "events"."ticket_transfers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "ticket_transfers_of_ticket" ON "events"."ticket_transfers" USING btree ("ticket_id");--> statement-breakpoint
CREATE INDEX "ticket_transfers_given" ON "events"."ticket_transfers" USING btree ("giver_id","created_at");--> statement-breakpoint
CREATE INDEX "ticket_transfers_expiry" ON "events"."ticket_transfers" USING btree ("expires_at");