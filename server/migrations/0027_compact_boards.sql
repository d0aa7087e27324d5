CREATE TABLE "board_parts" (
	"division_id" uuid NOT NULL,
	"view" text NOT NULL,
	"part" text NOT NULL,
	"first" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "board_parts_once" PRIMARY KEY("division_id","view","part","first"),
	CONSTRAINT "board_parts_view" CHECK ("board_parts"."view" in ('public', 'inside'))
);
--> statement-breakpoint
ALTER TABLE "boards" ADD COLUMN "form" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "inside_boards" ADD COLUMN "form" text DEFAULT 'text' NOT NULL;--> statement-breakpoint
ALTER TABLE "board_parts" ADD CONSTRAINT "board_parts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_parts" ALTER COLUMN "content" SET STORAGE EXTERNAL;