-- Pages of boards are written often and read at once: compressing them costs more than it saves.
ALTER TABLE "board_pages" ALTER COLUMN "rows" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "inside_board_pages" ALTER COLUMN "rows" SET STORAGE EXTERNAL;
