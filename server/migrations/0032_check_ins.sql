CREATE TABLE "competitions"."check_ins" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"checked_in_at" timestamp with time zone NOT NULL,
	"checked_in_by" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "competitions"."check_ins" ADD CONSTRAINT "check_ins_checked_in_by_people_id_fk" FOREIGN KEY ("checked_in_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."check_ins" ADD CONSTRAINT "check_ins_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_of_competition" ON "competitions"."check_ins" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "check_ins_by" ON "competitions"."check_ins" USING btree ("checked_in_by");