ALTER TABLE "checkout"."orders" ADD COLUMN "keeps_until_refunded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout"."refund_units" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "keeps_until_refunded" boolean DEFAULT false NOT NULL;