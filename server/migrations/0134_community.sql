CREATE TABLE "activities"."told_milestones" (
	"group_id" uuid NOT NULL,
	"milestone" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "told_milestones_once" PRIMARY KEY("group_id","milestone","at"),
	CONSTRAINT "told_milestones_milestone" CHECK ("activities"."told_milestones"."milestone" in ('upcoming', 'begun', 'ending', 'ended', 'final'))
);
--> statement-breakpoint
CREATE TABLE "posts"."comment_versions" (
	"comment_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"body" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "comment_versions_once" PRIMARY KEY("comment_id","version")
);
--> statement-breakpoint
CREATE TABLE "uploads"."upload_holds" (
	"upload_id" uuid NOT NULL,
	"case_id" uuid NOT NULL,
	CONSTRAINT "upload_holds_once" PRIMARY KEY("upload_id","case_id")
);
--> statement-breakpoint
ALTER TABLE "moderation"."cases" DROP CONSTRAINT "cases_kind";--> statement-breakpoint
ALTER TABLE "moderation"."reports" DROP CONSTRAINT "reports_kind";--> statement-breakpoint
ALTER TABLE "activities"."rejected_results" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "groups"."groups" ADD COLUMN "is_taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts"."post_versions" ADD COLUMN "pictures" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "activities"."told_milestones" ADD CONSTRAINT "told_milestones_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts"."comment_versions" ADD CONSTRAINT "comment_versions_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "posts"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads"."upload_holds" ADD CONSTRAINT "upload_holds_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "uploads"."uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_holds_of_case" ON "uploads"."upload_holds" USING btree ("case_id");--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_kind" CHECK ("moderation"."cases"."kind" in ('post', 'comment', 'message', 'person', 'group', 'result', 'member'));--> statement-breakpoint
ALTER TABLE "moderation"."reports" ADD CONSTRAINT "reports_kind" CHECK ("moderation"."reports"."kind" in ('post', 'comment', 'message', 'person', 'group', 'result'));