CREATE TABLE "followed_entries" (
	"person_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"followed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "followed_entries_once" PRIMARY KEY("person_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "board_lists" (
	"division_id" uuid NOT NULL,
	"view" text NOT NULL,
	"list" text NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "board_lists_once" PRIMARY KEY("division_id","view","list"),
	CONSTRAINT "board_lists_view" CHECK ("board_lists"."view" in ('public', 'inside'))
);
--> statement-breakpoint
ALTER TABLE "followed_entries" ADD CONSTRAINT "followed_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "followed_entries" ADD CONSTRAINT "followed_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_lists" ADD CONSTRAINT "board_lists_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "followed_entries_entry" ON "followed_entries" USING btree ("entry_id");