CREATE TABLE "competitions"."distinct_entries" (
	"competition_id" uuid NOT NULL,
	"one_id" uuid NOT NULL,
	"other_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "distinct_entries_once" PRIMARY KEY("one_id","other_id"),
	CONSTRAINT "distinct_entries_order" CHECK ("competitions"."distinct_entries"."one_id" < "competitions"."distinct_entries"."other_id")
);
--> statement-breakpoint
ALTER TABLE "competitions"."entries" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "competitions"."distinct_entries" ADD CONSTRAINT "distinct_entries_one" FOREIGN KEY ("competition_id","one_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."distinct_entries" ADD CONSTRAINT "distinct_entries_other" FOREIGN KEY ("competition_id","other_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "distinct_entries_of_competition" ON "competitions"."distinct_entries" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "distinct_entries_other_id" ON "competitions"."distinct_entries" USING btree ("other_id");--> statement-breakpoint
ALTER TABLE "competitions"."entries" ADD CONSTRAINT "entries_merged_into" FOREIGN KEY ("competition_id","merged_into") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_merged" ON "competitions"."entries" USING btree ("merged_into") WHERE "competitions"."entries"."merged_into" is not null;--> statement-breakpoint
ALTER TABLE "competitions"."entries" ADD CONSTRAINT "entries_merged" CHECK ("competitions"."entries"."merged_into" is null or ("competitions"."entries"."state" = 'out' and "competitions"."entries"."merged_into" <> "competitions"."entries"."id"));