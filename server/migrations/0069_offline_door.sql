ALTER TABLE "checkout"."refunds" DROP CONSTRAINT "refunds_paid";--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD COLUMN "cash_taken_by" uuid;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "is_cash" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "nonce" uuid;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "clock_ahead" bigint;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "conflict" text;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "settlement" text;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "settled_note" text;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD COLUMN "settled_by" uuid;--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD CONSTRAINT "orders_cash_taken_by_people_id_fk" FOREIGN KEY ("cash_taken_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_settled_by_people_id_fk" FOREIGN KEY ("settled_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_cash_taken_by" ON "checkout"."orders" USING btree ("cash_taken_by") WHERE "checkout"."orders"."cash_taken_by" is not null;--> statement-breakpoint
CREATE INDEX "scans_settled_by" ON "events"."scans" USING btree ("settled_by");--> statement-breakpoint
CREATE INDEX "scans_to_settle" ON "events"."scans" USING btree ("ticket_id") WHERE "events"."scans"."conflict" is not null and "events"."scans"."settled_at" is null;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_nonce" UNIQUE("ticket_id","nonce");--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_paid" CHECK ("checkout"."refunds"."amount" = 0 or "checkout"."refunds"."payment_id" is not null or "checkout"."refunds"."is_cash");--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_conflict" CHECK ("events"."scans"."conflict" in ('already_in', 'ticket_void'));--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_settlement" CHECK ("events"."scans"."settlement" in ('same_person', 'closed'));--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_settled" CHECK (("events"."scans"."settlement" is null) = ("events"."scans"."settled_at" is null) and ("events"."scans"."settled_by" is null or "events"."scans"."settled_at" is not null));--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_queued" CHECK (("events"."scans"."device" is null) = ("events"."scans"."received_at" is null));