CREATE TABLE "adjustments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"points" double precision NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "adjustments_points" CHECK ("adjustments"."points" <> 0),
	CONSTRAINT "adjustments_withdrawn" CHECK (("adjustments"."withdrawn_at" is null) = ("adjustments"."withdrawn_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "penalties" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" double precision NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"decided_by" uuid NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_reason" text,
	CONSTRAINT "penalties_kind" CHECK ("penalties"."kind" in ('seconds', 'reps', 'percent')),
	CONSTRAINT "penalties_amount" CHECK ("penalties"."amount" > 0),
	CONSTRAINT "penalties_withdrawn" CHECK (("penalties"."withdrawn_at" is null) = ("penalties"."withdrawn_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"competition_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"state" text NOT NULL,
	"publish_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "publications_once" PRIMARY KEY("division_id","workout_id"),
	CONSTRAINT "publications_state" CHECK ("publications"."state" in ('draft', 'published', 'frozen', 'final', 'withdrawn')),
	CONSTRAINT "publications_embargo" CHECK ("publications"."publish_at" is null or "publications"."state" = 'draft')
);
--> statement-breakpoint
CREATE TABLE "board_results" (
	"division_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"results" jsonb NOT NULL,
	CONSTRAINT "board_results_once" PRIMARY KEY("division_id","workout_id")
);
--> statement-breakpoint
CREATE TABLE "inside_board_pages" (
	"division_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "inside_board_pages_once" PRIMARY KEY("division_id","page")
);
--> statement-breakpoint
CREATE TABLE "inside_boards" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"row_count" integer NOT NULL,
	"head" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_members" (
	"competition_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "team_members_once" PRIMARY KEY("member_id"),
	CONSTRAINT "team_members_another" CHECK ("team_members"."team_id" <> "team_members"."member_id")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD COLUMN "show_results" text DEFAULT 'at_once' NOT NULL;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "teams" jsonb;--> statement-breakpoint
ALTER TABLE "divisions" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "tie_order" integer;--> statement-breakpoint
ALTER TABLE "workouts" ADD COLUMN "part_of" uuid;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjustments" ADD CONSTRAINT "adjustments_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "public"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_decided_by_people_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "public"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "penalties" ADD CONSTRAINT "penalties_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "public"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "public"."divisions"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "public"."workouts"("competition_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_results" ADD CONSTRAINT "board_results_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inside_board_pages" ADD CONSTRAINT "inside_board_pages_division_id_inside_boards_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."inside_boards"("division_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inside_boards" ADD CONSTRAINT "inside_boards_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_team" FOREIGN KEY ("competition_id","team_id") REFERENCES "public"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_members" ADD CONSTRAINT "team_members_member" FOREIGN KEY ("competition_id","member_id") REFERENCES "public"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "adjustments_listed" ON "adjustments" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "adjustments_entry" ON "adjustments" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "penalties_listed" ON "penalties" USING btree ("competition_id","id");--> statement-breakpoint
CREATE INDEX "penalties_entry_workout" ON "penalties" USING btree ("entry_id","workout_id");--> statement-breakpoint
CREATE INDEX "publications_due" ON "publications" USING btree ("publish_at") WHERE "publications"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "team_members_team" ON "team_members" USING btree ("team_id");--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_part_of" FOREIGN KEY ("competition_id","part_of") REFERENCES "public"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_show_results" CHECK ("competitions"."show_results" in ('at_once', 'when_published'));