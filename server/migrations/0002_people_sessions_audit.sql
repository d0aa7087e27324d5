DROP TABLE "live_head" CASCADE;--> statement-breakpoint
DROP TABLE "live_outbox" CASCADE;