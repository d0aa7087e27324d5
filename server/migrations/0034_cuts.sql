CREATE TABLE "cut_entries" (
	"cut_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	CONSTRAINT "cut_entries_once" PRIMARY KEY("cut_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "made_cuts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"division_id" uuid NOT NULL,
	"after_workout_id" uuid NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "cuts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "frozen_settings" ADD COLUMN "cuts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "cut_entries" ADD CONSTRAINT "cut_entries_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cut_entries" ADD CONSTRAINT "cut_entries_cut" FOREIGN KEY ("cut_id") REFERENCES "public"."made_cuts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_cuts" ADD CONSTRAINT "made_cuts_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "made_cuts" ADD CONSTRAINT "made_cuts_after_workout_id_workouts_id_fk" FOREIGN KEY ("after_workout_id") REFERENCES "public"."workouts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cut_entries_entry" ON "cut_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "made_cuts_once" ON "made_cuts" USING btree ("division_id","after_workout_id") WHERE "made_cuts"."undone_at" is null;