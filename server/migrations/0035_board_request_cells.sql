ALTER TABLE "board_requests" ADD COLUMN "workout_id" uuid;--> statement-breakpoint
ALTER TABLE "board_requests" ADD COLUMN "entry_id" uuid;