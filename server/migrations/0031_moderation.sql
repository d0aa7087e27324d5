CREATE SCHEMA "moderation";
--> statement-breakpoint
CREATE TABLE "moderation"."actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"reason" text,
	"note" text NOT NULL,
	"until" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "actions_action" CHECK ("moderation"."actions"."action" in ('dismiss', 'hide', 'remove', 'warn', 'mute', 'ban', 'suspend', 'auto_hide', 'move_up', 'read', 'undo', 'appeal', 'grant_appeal', 'refuse_appeal')),
	CONSTRAINT "actions_reason" CHECK ("moderation"."actions"."reason" in ('insult', 'hate', 'threat', 'nudity', 'advertising', 'false_result', 'dangerous', 'private', 'other'))
);
--> statement-breakpoint
CREATE TABLE "moderation"."appeals" (
	"case_id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"decider_id" uuid,
	"level" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "appeals_level" CHECK ("moderation"."appeals"."level" in ('group', 'community', 'organization', 'platform')),
	CONSTRAINT "appeals_state" CHECK ("moderation"."appeals"."state" in ('open', 'granted', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "moderation"."cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "moderation"."cases_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"holder_id" uuid,
	"group_id" uuid,
	"community_id" uuid,
	"organization_id" uuid,
	"about_id" uuid,
	"level" text NOT NULL,
	"moved_up" text,
	"state" text NOT NULL,
	"hidden_at" timestamp with time zone,
	"version" integer NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"level_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "cases_number" UNIQUE("number"),
	CONSTRAINT "cases_kind" CHECK ("moderation"."cases"."kind" in ('post', 'comment', 'message', 'person')),
	CONSTRAINT "cases_level" CHECK ("moderation"."cases"."level" in ('group', 'community', 'organization', 'platform')),
	CONSTRAINT "cases_state" CHECK ("moderation"."cases"."state" in ('open', 'decided')),
	CONSTRAINT "cases_moved_up" CHECK ("moderation"."cases"."moved_up" in ('late', 'involved')),
	CONSTRAINT "cases_decided_when" CHECK (("moderation"."cases"."state" = 'decided') = ("moderation"."cases"."decided_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "moderation"."reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"reporter_id" uuid,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"copy" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reports_once" UNIQUE("kind","subject_id","reporter_id"),
	CONSTRAINT "reports_kind" CHECK ("moderation"."reports"."kind" in ('post', 'comment', 'message', 'person')),
	CONSTRAINT "reports_reason" CHECK ("moderation"."reports"."reason" in ('insult', 'hate', 'threat', 'nudity', 'advertising', 'false_result', 'dangerous', 'private', 'other'))
);
--> statement-breakpoint
DROP INDEX "posts"."posts_unread";--> statement-breakpoint
ALTER TABLE "posts"."comments" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "posts"."posts" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation"."actions" ADD CONSTRAINT "actions_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "moderation"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."actions" ADD CONSTRAINT "actions_actor_id_people_id_fk" FOREIGN KEY ("actor_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."appeals" ADD CONSTRAINT "appeals_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "moderation"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."appeals" ADD CONSTRAINT "appeals_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."appeals" ADD CONSTRAINT "appeals_decider_id_people_id_fk" FOREIGN KEY ("decider_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_community_id_groups_id_fk" FOREIGN KEY ("community_id") REFERENCES "groups"."groups"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_about_id_people_id_fk" FOREIGN KEY ("about_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."reports" ADD CONSTRAINT "reports_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "moderation"."cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "moderation"."reports" ADD CONSTRAINT "reports_reporter_id_people_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "actions_of_case" ON "moderation"."actions" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "actions_of_actor" ON "moderation"."actions" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "appeals_open" ON "moderation"."appeals" USING btree ("level","case_id") WHERE "moderation"."appeals"."state" = 'open';--> statement-breakpoint
CREATE INDEX "appeals_of_person" ON "moderation"."appeals" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "appeals_of_decider" ON "moderation"."appeals" USING btree ("decider_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_open_once" ON "moderation"."cases" USING btree ("kind","subject_id") WHERE "moderation"."cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "cases_of_group" ON "moderation"."cases" USING btree ("group_id","level","state","id");--> statement-breakpoint
CREATE INDEX "cases_of_community" ON "moderation"."cases" USING btree ("community_id","level","state","id");--> statement-breakpoint
CREATE INDEX "cases_of_organization" ON "moderation"."cases" USING btree ("organization_id","level","state","id");--> statement-breakpoint
CREATE INDEX "cases_of_level" ON "moderation"."cases" USING btree ("level","state","id");--> statement-breakpoint
CREATE INDEX "cases_about" ON "moderation"."cases" USING btree ("about_id");--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "moderation"."cases" USING btree ("level_at") WHERE "moderation"."cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "cases_decided" ON "moderation"."cases" USING btree ("decided_at") WHERE "moderation"."cases"."decided_at" is not null;--> statement-breakpoint
CREATE INDEX "reports_of_case" ON "moderation"."reports" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "reports_of_reporter" ON "moderation"."reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "posts_unread" ON "posts"."posts" USING btree ("group_id","seq","author_id","hidden_at") WHERE "posts"."posts"."deleted_at" is null;