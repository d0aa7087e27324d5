ALTER TABLE "competitions" ADD COLUMN "hide_minors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "birth_date" date;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "entries_by_birth_date" ON "entries" USING btree ("division_id","birth_date") WHERE "entries"."birth_date" is not null;