ALTER TABLE "competitions"."submissions" DROP CONSTRAINT "submissions_state";--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD COLUMN "mail_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitions"."registered_members" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "competitions"."submission_windows" ADD COLUMN "reminded_of" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "registered_members_mail_due" ON "competitions"."registered_members" USING btree ("mail_due_at") WHERE "competitions"."registered_members"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "submission_windows_closing" ON "competitions"."submission_windows" USING btree ("closes_at");--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_state" CHECK ("competitions"."submissions"."state" in ('open', 'accepted', 'adjusted', 'zeroed', 'rejected', 'replaced'));