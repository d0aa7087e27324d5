CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"place" text,
	"country" char(3),
	"online" boolean NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"zone" text NOT NULL,
	"state" text NOT NULL,
	"scoring" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	CONSTRAINT "competitions_state" CHECK ("competitions"."state" in ('draft', 'published', 'live', 'finished', 'archived')),
	CONSTRAINT "competitions_days" CHECK ("competitions"."ends_on" >= "competitions"."starts_on")
);
--> statement-breakpoint
CREATE TABLE "divisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"capacity" integer,
	"planned_field" integer,
	"points" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "divisions_of_competition" UNIQUE("competition_id","id"),
	CONSTRAINT "divisions_capacity" CHECK ("divisions"."capacity" > 0),
	CONSTRAINT "divisions_planned_field" CHECK ("divisions"."planned_field" > 0)
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"division_id" uuid NOT NULL,
	"bib" integer NOT NULL,
	"name" text NOT NULL,
	"country" char(3),
	"region" text,
	"affiliate" text,
	"state" text NOT NULL,
	"left_at" timestamp with time zone,
	"person_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"words" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', "words")) STORED,
	CONSTRAINT "entries_bib" UNIQUE("competition_id","bib"),
	CONSTRAINT "entries_of_competition" UNIQUE("competition_id","id"),
	CONSTRAINT "entries_state" CHECK ("entries"."state" in ('active', 'withdrawn', 'disqualified')),
	CONSTRAINT "entries_left" CHECK (("entries"."state" = 'active') = ("entries"."left_at" is null)),
	CONSTRAINT "entries_bib_positive" CHECK ("entries"."bib" > 0)
);
--> statement-breakpoint
CREATE TABLE "scores" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"workout_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"submission_id" uuid NOT NULL,
	"previous_id" uuid,
	"typed" text NOT NULL,
	"value" jsonb,
	"reason" text,
	"received_at" timestamp with time zone NOT NULL,
	"recorded_by" uuid NOT NULL,
	CONSTRAINT "scores_chain" UNIQUE("workout_id","entry_id","id"),
	CONSTRAINT "scores_submission" UNIQUE("submission_id"),
	CONSTRAINT "scores_reason" CHECK (("scores"."previous_id" is null) = ("scores"."reason" is null)),
	CONSTRAINT "scores_value" CHECK ("scores"."value" is not null or "scores"."previous_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "competition_staff" (
	"competition_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"added_by" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_staff_once" PRIMARY KEY("competition_id","person_id"),
	CONSTRAINT "competition_staff_role" CHECK ("competition_staff"."role" in ('owner', 'staff'))
);
--> statement-breakpoint
CREATE TABLE "board_pages" (
	"division_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"rows" text NOT NULL,
	CONSTRAINT "board_pages_once" PRIMARY KEY("division_id","page")
);
--> statement-breakpoint
CREATE TABLE "board_requests" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "board_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"division_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"division_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"row_count" integer NOT NULL,
	"head" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"position" integer NOT NULL,
	"scoring" jsonb NOT NULL,
	"points" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "workouts_of_competition" UNIQUE("competition_id","id")
);
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "divisions" ADD CONSTRAINT "divisions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "public"."divisions"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_recorded_by_people_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_workout" FOREIGN KEY ("competition_id","workout_id") REFERENCES "public"."workouts"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_entry" FOREIGN KEY ("competition_id","entry_id") REFERENCES "public"."entries"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scores" ADD CONSTRAINT "scores_previous" FOREIGN KEY ("workout_id","entry_id","previous_id") REFERENCES "public"."scores"("workout_id","entry_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_staff" ADD CONSTRAINT "competition_staff_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_staff" ADD CONSTRAINT "competition_staff_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_staff" ADD CONSTRAINT "competition_staff_added_by_people_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_pages" ADD CONSTRAINT "board_pages_division_id_boards_division_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."boards"("division_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_requests" ADD CONSTRAINT "board_requests_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boards" ADD CONSTRAINT "boards_division_id_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."divisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workouts" ADD CONSTRAINT "workouts_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competitions_by_state" ON "competitions" USING btree ("state","starts_on","id","ends_on");--> statement-breakpoint
CREATE INDEX "competitions_listed" ON "competitions" USING btree ("starts_on","id","ends_on","state") WHERE "competitions"."state" in ('published', 'live', 'finished');--> statement-breakpoint
CREATE INDEX "competitions_search" ON "competitions" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "divisions_name" ON "divisions" USING btree ("competition_id",lower("name"));--> statement-breakpoint
CREATE INDEX "entries_by_division" ON "entries" USING btree ("division_id","bib","state");--> statement-breakpoint
CREATE INDEX "entries_person" ON "entries" USING btree ("person_id") WHERE "entries"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "entries_search" ON "entries" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "scores_corrected_once" ON "scores" USING btree ("previous_id") WHERE "scores"."previous_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "scores_first" ON "scores" USING btree ("workout_id","entry_id") WHERE "scores"."previous_id" is null;--> statement-breakpoint
CREATE INDEX "competition_staff_person" ON "competition_staff" USING btree ("person_id","competition_id");--> statement-breakpoint
CREATE INDEX "board_requests_division" ON "board_requests" USING btree ("division_id");--> statement-breakpoint
CREATE UNIQUE INDEX "workouts_name" ON "workouts" USING btree ("competition_id",lower("name"));