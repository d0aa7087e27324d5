ALTER TABLE "events"."details" DROP CONSTRAINT "details_refund_hours";--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "refund_rule" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "hold_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
UPDATE "events"."details" SET "refund_rule" = jsonb_build_array(jsonb_build_object('hoursBefore', "refund_hours", 'rate', 10000, 'kept', 0)) WHERE "refund_hours" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."details" DROP COLUMN "refund_hours";--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_hold" CHECK ("events"."details"."hold_minutes" between 5 and 60);