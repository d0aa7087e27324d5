CREATE TABLE "competitions"."reveal_places" (
	"division_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"place" integer NOT NULL,
	"total" double precision,
	CONSTRAINT "reveal_places_division_id_entry_id_pk" PRIMARY KEY("division_id","entry_id"),
	CONSTRAINT "reveal_places_place" CHECK ("competitions"."reveal_places"."place" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."reveals" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"totals" text NOT NULL,
	"shown_from" integer,
	CONSTRAINT "reveals_totals" CHECK ("competitions"."reveals"."totals" in ('points', 'time', 'amount')),
	CONSTRAINT "reveals_shown_from" CHECK ("competitions"."reveals"."shown_from" > 0)
);
--> statement-breakpoint
ALTER TABLE "competitions"."reveal_places" ADD CONSTRAINT "reveal_places_division_id_reveals_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."reveals"("division_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."reveal_places" ADD CONSTRAINT "reveal_places_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "competitions"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."reveals" ADD CONSTRAINT "reveals_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "competitions"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reveal_places_entry" ON "competitions"."reveal_places" USING btree ("entry_id");