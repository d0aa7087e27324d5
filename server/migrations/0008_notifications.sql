CREATE TABLE "competition_announcements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"audience" text NOT NULL,
	"division_id" uuid,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"pinned" boolean NOT NULL,
	"author_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "competition_announcements_audience" CHECK ("competition_announcements"."audience" in ('everybody', 'division', 'staff')),
	CONSTRAINT "competition_announcements_for_division" CHECK (("competition_announcements"."audience" = 'division') = ("competition_announcements"."division_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"cause" text NOT NULL,
	"kind" text NOT NULL,
	"rank" smallint NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"happening" text NOT NULL,
	"details" jsonb NOT NULL,
	"actor_ids" uuid[] NOT NULL,
	"in_app" boolean NOT NULL,
	"raised_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mail_due_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	CONSTRAINT "notifications_once" UNIQUE("person_id","cause"),
	CONSTRAINT "notifications_kind" CHECK ("notifications"."kind" in ('security', 'case', 'role', 'invite', 'request', 'mention', 'reply', 'message', 'announcement', 'challenge', 'event', 'comment', 'follow', 'like')),
	CONSTRAINT "notifications_mail" CHECK ("notifications"."mail_due_at" is null or "notifications"."mailed_at" is null)
);
--> statement-breakpoint
CREATE TABLE "notification_choices" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"in_app" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_choices_once" PRIMARY KEY("person_id","kind"),
	CONSTRAINT "notification_choices_kind" CHECK ("notification_choices"."kind" in ('security', 'case', 'role', 'invite', 'request', 'mention', 'reply', 'message', 'announcement', 'challenge', 'event', 'comment', 'follow', 'like')),
	CONSTRAINT "notification_choices_security" CHECK ("notification_choices"."kind" <> 'security')
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"digest" text NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"private_text" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_settings_digest" CHECK ("notification_settings"."digest" in ('off', 'daily', 'weekly')),
	CONSTRAINT "notification_settings_quiet" CHECK (("notification_settings"."quiet_from" is null) = ("notification_settings"."quiet_to" is null)),
	CONSTRAINT "notification_settings_minutes" CHECK ("notification_settings"."quiet_from" between 0 and 1439 and "notification_settings"."quiet_to" between 0 and 1439 and "notification_settings"."quiet_from" <> "notification_settings"."quiet_to")
);
--> statement-breakpoint
ALTER TABLE "competition_announcements" ADD CONSTRAINT "competition_announcements_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_announcements" ADD CONSTRAINT "competition_announcements_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competition_announcements" ADD CONSTRAINT "competition_announcements_division" FOREIGN KEY ("competition_id","division_id") REFERENCES "public"."divisions"("competition_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "competition_announcements_list" ON "competition_announcements" USING btree ("competition_id","pinned","id") WHERE "competition_announcements"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "competition_announcements_of_division" ON "competition_announcements" USING btree ("division_id") WHERE "competition_announcements"."division_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_list" ON "notifications" USING btree ("person_id","raised_at","id") WHERE "notifications"."in_app";--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("person_id","raised_at","id") WHERE "notifications"."in_app" and "notifications"."read_at" is null;--> statement-breakpoint
CREATE INDEX "notifications_mail_due" ON "notifications" USING btree ("mail_due_at") WHERE "notifications"."mail_due_at" is not null;--> statement-breakpoint
CREATE INDEX "notifications_subject" ON "notifications" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "notifications_old" ON "notifications" USING btree ("raised_at");