CREATE TABLE "competitions"."submission_windows" (
	"workout_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone NOT NULL,
	"needs_video" boolean NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "submission_windows_order" CHECK ("competitions"."submission_windows"."opens_at" < "competitions"."submission_windows"."closes_at")
);
--> statement-breakpoint
CREATE TABLE "competitions"."submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"score_id" uuid NOT NULL,
	"typed" text NOT NULL,
	"answers" jsonb NOT NULL,
	"video" text,
	"picture_id" uuid,
	"note" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"state" text NOT NULL,
	"reviewer_id" uuid,
	"reviewed_at" timestamp with time zone,
	"kind" text NOT NULL,
	"marks" jsonb NOT NULL,
	"reason" text NOT NULL,
	"staff_note" text NOT NULL,
	"penalty_id" uuid,
	CONSTRAINT "submissions_state" CHECK ("competitions"."submissions"."state" in ('open', 'accepted', 'adjusted', 'rejected', 'replaced')),
	CONSTRAINT "submissions_kind" CHECK ("competitions"."submissions"."kind" in ('seconds', 'reps', 'percent')),
	CONSTRAINT "submissions_reviewed" CHECK (case "competitions"."submissions"."state" when 'open' then "competitions"."submissions"."reviewed_at" is null when 'replaced' then true else "competitions"."submissions"."reviewed_at" is not null end),
	CONSTRAINT "submissions_adjusted" CHECK (("competitions"."submissions"."state" = 'adjusted') = ("competitions"."submissions"."penalty_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "competitions"."submission_windows" ADD CONSTRAINT "submission_windows_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submission_windows" ADD CONSTRAINT "submission_windows_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_score_id_scores_id_fk" FOREIGN KEY ("score_id") REFERENCES "competitions"."scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_picture_id_uploads_id_fk" FOREIGN KEY ("picture_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_reviewer_id_people_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_penalty_id_penalties_id_fk" FOREIGN KEY ("penalty_id") REFERENCES "competitions"."penalties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."submissions" ADD CONSTRAINT "submissions_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "submission_windows_of_competition" ON "competitions"."submission_windows" USING btree ("competition_id");--> statement-breakpoint
CREATE INDEX "submission_windows_by" ON "competitions"."submission_windows" USING btree ("updated_by");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_latest" ON "competitions"."submissions" USING btree ("workout_id","entry_id") WHERE "competitions"."submissions"."state" <> 'replaced';--> statement-breakpoint
CREATE INDEX "submissions_open" ON "competitions"."submissions" USING btree ("competition_id","received_at","id") WHERE "competitions"."submissions"."state" = 'open';--> statement-breakpoint
CREATE INDEX "submissions_reviewed_list" ON "competitions"."submissions" USING btree ("competition_id","reviewed_at","id") WHERE "competitions"."submissions"."reviewed_at" is not null;--> statement-breakpoint
CREATE INDEX "submissions_entry_workout" ON "competitions"."submissions" USING btree ("entry_id","workout_id");--> statement-breakpoint
CREATE INDEX "submissions_score" ON "competitions"."submissions" USING btree ("score_id");--> statement-breakpoint
CREATE INDEX "submissions_by" ON "competitions"."submissions" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "submissions_reviewer" ON "competitions"."submissions" USING btree ("reviewer_id") WHERE "competitions"."submissions"."reviewer_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_picture" ON "competitions"."submissions" USING btree ("picture_id") WHERE "competitions"."submissions"."picture_id" is not null;--> statement-breakpoint
CREATE INDEX "submissions_penalty" ON "competitions"."submissions" USING btree ("penalty_id") WHERE "competitions"."submissions"."penalty_id" is not null;