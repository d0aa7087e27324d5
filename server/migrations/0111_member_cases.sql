CREATE TABLE "groups"."kept_mutes" (
	"group_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"until" timestamp with time zone NOT NULL,
	CONSTRAINT "kept_mutes_once" PRIMARY KEY("group_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "moderation"."cases" DROP CONSTRAINT "cases_kind";--> statement-breakpoint
ALTER TABLE "groups"."kept_mutes" ADD CONSTRAINT "kept_mutes_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."kept_mutes" ADD CONSTRAINT "kept_mutes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_mutes_of_person" ON "groups"."kept_mutes" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "kept_mutes_over" ON "groups"."kept_mutes" USING btree ("until");--> statement-breakpoint
ALTER TABLE "moderation"."cases" ADD CONSTRAINT "cases_kind" CHECK ("moderation"."cases"."kind" in ('post', 'comment', 'message', 'person', 'member'));