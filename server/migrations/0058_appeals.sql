CREATE TABLE "competitions"."appeal_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"appeal_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"is_staff" boolean NOT NULL,
	"text" text NOT NULL,
	"link" text,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "appeal_messages_thread" UNIQUE("appeal_id","position")
);
--> statement-breakpoint
CREATE TABLE "competitions"."appeal_windows" (
	"competition_id" uuid PRIMARY KEY NOT NULL,
	"minutes" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" uuid NOT NULL,
	CONSTRAINT "appeal_windows_minutes" CHECK ("competitions"."appeal_windows"."minutes" > 0)
);
--> statement-breakpoint
CREATE TABLE "competitions"."appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"reason" text NOT NULL,
	"score_id" uuid,
	"penalty_id" uuid,
	CONSTRAINT "appeals_once" UNIQUE("entry_id","workout_id"),
	CONSTRAINT "appeals_state" CHECK ("competitions"."appeals"."state" in ('open', 'upheld', 'denied', 'withdrawn')),
	CONSTRAINT "appeals_decided" CHECK (("competitions"."appeals"."state" = 'open') = ("competitions"."appeals"."decided_at" is null)),
	CONSTRAINT "appeals_changed" CHECK ("competitions"."appeals"."state" = 'upheld' or ("competitions"."appeals"."score_id" is null and "competitions"."appeals"."penalty_id" is null))
);
--> statement-breakpoint
ALTER TABLE "competitions"."appeal_messages" ADD CONSTRAINT "appeal_messages_appeal_id_appeals_id_fk" FOREIGN KEY ("appeal_id") REFERENCES "competitions"."appeals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeal_messages" ADD CONSTRAINT "appeal_messages_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeal_windows" ADD CONSTRAINT "appeal_windows_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeal_windows" ADD CONSTRAINT "appeal_windows_updated_by_people_id_fk" FOREIGN KEY ("updated_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_score_id_scores_id_fk" FOREIGN KEY ("score_id") REFERENCES "competitions"."scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_penalty_id_penalties_id_fk" FOREIGN KEY ("penalty_id") REFERENCES "competitions"."penalties"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "competitions"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."appeals" ADD CONSTRAINT "appeals_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "competitions"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeal_messages_by" ON "competitions"."appeal_messages" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "appeal_windows_by" ON "competitions"."appeal_windows" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "competitions"."appeals" USING btree ("competition_id","created_at","id") WHERE "competitions"."appeals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "appeals_closed" ON "competitions"."appeals" USING btree ("competition_id","decided_at","id") WHERE "competitions"."appeals"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "appeals_of_workout" ON "competitions"."appeals" USING btree ("workout_id");--> statement-breakpoint
CREATE INDEX "appeals_by" ON "competitions"."appeals" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "appeals_decided_by" ON "competitions"."appeals" USING btree ("decided_by") WHERE "competitions"."appeals"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "appeals_score" ON "competitions"."appeals" USING btree ("score_id") WHERE "competitions"."appeals"."score_id" is not null;--> statement-breakpoint
CREATE INDEX "appeals_penalty" ON "competitions"."appeals" USING btree ("penalty_id") WHERE "competitions"."appeals"."penalty_id" is not null;