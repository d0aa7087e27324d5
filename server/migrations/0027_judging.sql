CREATE TABLE "competitions"."judge_scores" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"typed" text NOT NULL,
	"answers" jsonb NOT NULL,
	"value" jsonb NOT NULL,
	"no_reps" integer NOT NULL,
	"note" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"outcome" text NOT NULL,
	"score_id" uuid NOT NULL,
	CONSTRAINT "judge_scores_outcome" CHECK ("competitions"."judge_scores"."outcome" in ('recorded', 'same', 'conflict', 'used', 'dropped')),
	CONSTRAINT "judge_scores_no_reps" CHECK ("competitions"."judge_scores"."no_reps" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."lane_judges" (
	"heat_id" uuid NOT NULL,
	"lane" integer NOT NULL,
	"competition_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	CONSTRAINT "lane_judges_heat_id_lane_pk" PRIMARY KEY("heat_id","lane"),
	CONSTRAINT "lane_judges_lane" CHECK ("competitions"."lane_judges"."lane" > 0)
);
--> statement-breakpoint
ALTER TABLE "competitions"."judge_scores" ADD CONSTRAINT "judge_scores_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."judge_scores" ADD CONSTRAINT "judge_scores_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."judge_scores" ADD CONSTRAINT "judge_scores_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."lane_judges" ADD CONSTRAINT "lane_judges_heat_id_heats_id_fk" FOREIGN KEY ("heat_id") REFERENCES "competitions"."heats"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."lane_judges" ADD CONSTRAINT "lane_judges_staff" FOREIGN KEY ("competition_id","person_id") REFERENCES "competitions"."staff"("competition_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "judge_scores_open" ON "competitions"."judge_scores" USING btree ("competition_id") WHERE "competitions"."judge_scores"."outcome" = 'conflict';--> statement-breakpoint
CREATE INDEX "judge_scores_of_slot" ON "competitions"."judge_scores" USING btree ("workout_id","entry_id");--> statement-breakpoint
CREATE INDEX "judge_scores_by" ON "competitions"."judge_scores" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "lane_judges_of_person" ON "competitions"."lane_judges" USING btree ("person_id","competition_id");--> statement-breakpoint
CREATE INDEX "lane_judges_of_competition" ON "competitions"."lane_judges" USING btree ("competition_id");