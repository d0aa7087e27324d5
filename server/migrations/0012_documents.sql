ALTER TABLE "checkout"."orders" ADD COLUMN "sold_by" jsonb;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "credit_note_number" text;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD COLUMN "credited_at" timestamp with time zone;