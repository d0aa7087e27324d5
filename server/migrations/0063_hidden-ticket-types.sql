ALTER TABLE "events"."ticket_types" ADD COLUMN "is_open_price" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "code" text DEFAULT '' NOT NULL;