ALTER TABLE "board_requests" ADD COLUMN "workout_id" uuid;--> statement-breakpoint
ALTER TABLE "board_requests" ADD COLUMN "entry_id" uuid;--> statement-breakpoint
-- Large boards are kept in another form from here on; they are made again when somebody asks for them.
DELETE FROM "board_parts";--> statement-breakpoint
DELETE FROM "boards" WHERE "form" = 'compact';--> statement-breakpoint
DELETE FROM "inside_boards" WHERE "form" = 'compact';
