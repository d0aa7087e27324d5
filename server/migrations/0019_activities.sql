CREATE SCHEMA "activities";
--> statement-breakpoint
CREATE TABLE "activities"."activity_details" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"place" text NOT NULL,
	"meeting_point" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activities"."challenge_details" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"type_id" uuid NOT NULL,
	"goal" text NOT NULL,
	"target" integer,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	"zone" text NOT NULL,
	"team_scoring" text,
	"team_best" integer,
	CONSTRAINT "challenge_details_goal" CHECK ("activities"."challenge_details"."goal" in ('reach', 'most', 'best', 'streak')),
	CONSTRAINT "challenge_details_scoring" CHECK ("activities"."challenge_details"."team_scoring" in ('sum', 'mean', 'best')),
	CONSTRAINT "challenge_details_days" CHECK ("activities"."challenge_details"."starts_on" <= "activities"."challenge_details"."ends_on"),
	CONSTRAINT "challenge_details_best" CHECK (("activities"."challenge_details"."team_best" is not null) = ("activities"."challenge_details"."team_scoring" is not distinct from 'best'))
);
--> statement-breakpoint
CREATE TABLE "activities"."challenge_team_members" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	CONSTRAINT "challenge_team_members_once" PRIMARY KEY("group_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "activities"."challenge_teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "challenge_teams_of_challenge" UNIQUE("group_id","id")
);
--> statement-breakpoint
CREATE TABLE "activities"."rejected_results" (
	"group_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	"rejected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rejected_results_once" PRIMARY KEY("group_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "activities"."results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"group_id" uuid,
	"amount" integer NOT NULL,
	"day" date NOT NULL,
	"note" text NOT NULL,
	"proof_id" uuid,
	"logged_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "results_amount" CHECK ("activities"."results"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "activities"."types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"icon" text NOT NULL,
	"unit" text NOT NULL,
	"mets" real,
	"ceiling" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "types_icon" CHECK ("activities"."types"."icon" in ('run', 'walk', 'bike', 'swim', 'row', 'barbell', 'stretch', 'mountain', 'ski', 'ball', 'timer', 'heart')),
	CONSTRAINT "types_unit" CHECK ("activities"."types"."unit" in ('meters', 'seconds', 'reps', 'steps', 'kilocalories', 'sessions')),
	CONSTRAINT "types_ceiling" CHECK ("activities"."types"."ceiling" > 0)
);
--> statement-breakpoint
ALTER TABLE "groups"."belongings" DROP CONSTRAINT "belongings_state";--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD COLUMN "starts_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD COLUMN "capacity" integer;--> statement-breakpoint
ALTER TABLE "activities"."activity_details" ADD CONSTRAINT "activity_details_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."activity_details" ADD CONSTRAINT "activity_details_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "activities"."types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."challenge_details" ADD CONSTRAINT "challenge_details_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."challenge_details" ADD CONSTRAINT "challenge_details_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "activities"."types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."challenge_team_members" ADD CONSTRAINT "challenge_team_members_belonging" FOREIGN KEY ("group_id","person_id") REFERENCES "groups"."belongings"("group_id","person_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."challenge_team_members" ADD CONSTRAINT "challenge_team_members_team" FOREIGN KEY ("group_id","team_id") REFERENCES "activities"."challenge_teams"("group_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."challenge_teams" ADD CONSTRAINT "challenge_teams_group_id_challenge_details_group_id_fk" FOREIGN KEY ("group_id") REFERENCES "activities"."challenge_details"("group_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."rejected_results" ADD CONSTRAINT "rejected_results_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."rejected_results" ADD CONSTRAINT "rejected_results_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "activities"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."results" ADD CONSTRAINT "results_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."results" ADD CONSTRAINT "results_type_id_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "activities"."types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."results" ADD CONSTRAINT "results_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activities"."results" ADD CONSTRAINT "results_proof_id_uploads_id_fk" FOREIGN KEY ("proof_id") REFERENCES "uploads"."uploads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_details_of_type" ON "activities"."activity_details" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "challenge_details_of_type" ON "activities"."challenge_details" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "challenge_team_members_of_team" ON "activities"."challenge_team_members" USING btree ("group_id","team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "challenge_teams_name" ON "activities"."challenge_teams" USING btree ("group_id",lower("name"));--> statement-breakpoint
CREATE INDEX "rejected_results_result" ON "activities"."rejected_results" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "results_of_person" ON "activities"."results" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "results_counted" ON "activities"."results" USING btree ("type_id","person_id","day");--> statement-breakpoint
CREATE INDEX "results_of_group" ON "activities"."results" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "results_proof" ON "activities"."results" USING btree ("proof_id");--> statement-breakpoint
CREATE UNIQUE INDEX "types_name" ON "activities"."types" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "groups_ending" ON "groups"."groups" USING btree ("type","ends_at","id") WHERE "groups"."groups"."archived_at" is null;--> statement-breakpoint
ALTER TABLE "groups"."belongings" ADD CONSTRAINT "belongings_state" CHECK ("groups"."belongings"."state" in ('requested', 'invited', 'waiting', 'in', 'banned'));--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD CONSTRAINT "groups_times" CHECK (("groups"."groups"."starts_at" is null) = ("groups"."groups"."ends_at" is null));--> statement-breakpoint
-- Types that most people look for first. Administrators add their METs, and more types.
INSERT INTO "activities"."types" ("id", "name", "icon", "unit", "mets", "ceiling", "created_at") VALUES
	('01950000-0000-7000-8000-000000000001', 'Running', 'run', 'meters', NULL, 200000, now()),
	('01950000-0000-7000-8000-000000000002', 'Walking', 'walk', 'meters', NULL, 150000, now()),
	('01950000-0000-7000-8000-000000000003', 'Steps', 'walk', 'steps', NULL, 150000, now()),
	('01950000-0000-7000-8000-000000000004', 'Cycling', 'bike', 'meters', NULL, 500000, now()),
	('01950000-0000-7000-8000-000000000005', 'Swimming', 'swim', 'meters', NULL, 40000, now()),
	('01950000-0000-7000-8000-000000000006', 'Rowing', 'row', 'meters', NULL, 150000, now()),
	('01950000-0000-7000-8000-000000000007', 'Hiking', 'mountain', 'meters', NULL, 120000, now()),
	('01950000-0000-7000-8000-000000000008', 'Strength training', 'barbell', 'seconds', NULL, 21600, now()),
	('01950000-0000-7000-8000-000000000009', 'Yoga', 'stretch', 'seconds', NULL, 21600, now()),
	('01950000-0000-7000-8000-00000000000a', 'Push-ups', 'timer', 'reps', NULL, 5000, now()),
	('01950000-0000-7000-8000-00000000000b', 'Workout', 'heart', 'sessions', NULL, 10, now());
