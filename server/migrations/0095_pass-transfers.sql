ALTER TABLE "events"."ticket_transfers" ALTER COLUMN "ticket_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."passes" ADD COLUMN "serial" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_transfers" ADD COLUMN "pass_id" uuid;--> statement-breakpoint
ALTER TABLE "events"."ticket_transfers" ADD CONSTRAINT "ticket_transfers_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "events"."passes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ticket_transfers_pass_once" ON "events"."ticket_transfers" USING btree ("pass_id") WHERE "events"."ticket_transfers"."state" = 'offered';--> statement-breakpoint
CREATE INDEX "ticket_transfers_of_pass" ON "events"."ticket_transfers" USING btree ("pass_id");--> statement-breakpoint
ALTER TABLE "events"."passes" ADD CONSTRAINT "passes_serial" CHECK ("events"."passes"."serial" > 0);--> statement-breakpoint
ALTER TABLE "events"."ticket_transfers" ADD CONSTRAINT "ticket_transfers_thing" CHECK (num_nonnulls("events"."ticket_transfers"."ticket_id", "events"."ticket_transfers"."pass_id") = 1);