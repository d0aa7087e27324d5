-- Boards of both views in one table each. Whatever is ranked meanwhile waits for these locks.
LOCK TABLE "boards", "board_pages", "inside_boards", "inside_board_pages", "board_parts" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "board_pages" DROP CONSTRAINT "board_pages_division_id_boards_division_id_fk";--> statement-breakpoint
ALTER TABLE "board_pages" DROP CONSTRAINT "board_pages_once";--> statement-breakpoint
ALTER TABLE "board_parts" DROP CONSTRAINT "board_parts_view";--> statement-breakpoint
ALTER TABLE "board_parts" DROP CONSTRAINT "board_parts_division_id_divisions_id_fk";--> statement-breakpoint
ALTER TABLE "boards" DROP CONSTRAINT "boards_pkey";--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "view" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_pages" ADD COLUMN "view" text DEFAULT 'public' NOT NULL;--> statement-breakpoint
ALTER TABLE "boards" ALTER COLUMN "view" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "board_pages" ALTER COLUMN "view" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "boards" ("division_id", "view", "version", "row_count", "head", "form", "made_at")
SELECT "division_id", 'inside', "version", "row_count", "head", "form", "made_at" FROM "inside_boards";--> statement-breakpoint
INSERT INTO "board_pages" ("division_id", "view", "page", "rows")
SELECT "division_id", 'inside', "page", "rows" FROM "inside_board_pages";--> statement-breakpoint
DROP TABLE "inside_board_pages";--> statement-breakpoint
DROP TABLE "inside_boards";--> statement-breakpoint
DELETE FROM "board_parts" p WHERE NOT EXISTS (
  SELECT 1 FROM "boards" b WHERE b."division_id" = p."division_id" AND b."view" = p."view"
);--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_once" PRIMARY KEY("division_id","view");--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_view" CHECK ("boards"."view" in ('public', 'inside'));--> statement-breakpoint
ALTER TABLE "board_pages" ADD CONSTRAINT "board_pages_once" PRIMARY KEY("division_id","view","page");--> statement-breakpoint
ALTER TABLE "board_pages" ADD CONSTRAINT "board_pages_of_board" FOREIGN KEY ("division_id","view") REFERENCES "public"."boards"("division_id","view") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_parts" ADD CONSTRAINT "board_parts_of_board" FOREIGN KEY ("division_id","view") REFERENCES "public"."boards"("division_id","view") ON DELETE cascade ON UPDATE no action;
