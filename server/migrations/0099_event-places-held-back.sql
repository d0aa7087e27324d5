ALTER TABLE "events"."scans" DROP CONSTRAINT "scans_conflict";--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "blocked" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_blocked" CHECK ("events"."details"."blocked" >= 0);--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD CONSTRAINT "ticket_types_blocked" CHECK ("events"."ticket_types"."blocked" >= 0);--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_conflict" CHECK ("events"."scans"."conflict" in ('already_in', 'ticket_void', 'no_place'));