CREATE TABLE "competitions"."credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"needs_confirmation" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "competitions"."held_credentials" (
	"credential_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"note" text NOT NULL,
	"stated_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" uuid,
	CONSTRAINT "held_credentials_credential_id_person_id_pk" PRIMARY KEY("credential_id","person_id"),
	CONSTRAINT "held_credentials_said" CHECK (num_nonnulls("competitions"."held_credentials"."stated_at", "competitions"."held_credentials"."confirmed_at") > 0),
	CONSTRAINT "held_credentials_confirmed" CHECK (("competitions"."held_credentials"."confirmed_at" is null) = ("competitions"."held_credentials"."confirmed_by" is null))
);
--> statement-breakpoint
CREATE TABLE "competitions"."score_checks" (
	"score_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"note" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" uuid NOT NULL,
	CONSTRAINT "score_checks_state" CHECK ("competitions"."score_checks"."state" in ('checked', 'follow_up'))
);
--> statement-breakpoint
ALTER TABLE "waivers"."answers" DROP CONSTRAINT "answers_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" DROP CONSTRAINT "question_forms_subject_kind";--> statement-breakpoint
ALTER TABLE "waivers"."waivers" DROP CONSTRAINT "waivers_subject_kind";--> statement-breakpoint
ALTER TABLE "competitions"."credentials" ADD CONSTRAINT "credentials_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."held_credentials" ADD CONSTRAINT "held_credentials_credential_id_credentials_id_fk" FOREIGN KEY ("credential_id") REFERENCES "competitions"."credentials"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."held_credentials" ADD CONSTRAINT "held_credentials_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."held_credentials" ADD CONSTRAINT "held_credentials_confirmed_by_people_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."score_checks" ADD CONSTRAINT "score_checks_score_id_scores_id_fk" FOREIGN KEY ("score_id") REFERENCES "competitions"."scores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."score_checks" ADD CONSTRAINT "score_checks_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "credentials_name" ON "competitions"."credentials" USING btree ("competition_id",lower("name"));--> statement-breakpoint
CREATE INDEX "held_credentials_of_person" ON "competitions"."held_credentials" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "held_credentials_confirmed_by" ON "competitions"."held_credentials" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "score_checks_by" ON "competitions"."score_checks" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "waivers"."answers" ADD CONSTRAINT "answers_subject_kind" CHECK ("waivers"."answers"."subject_kind" in ('competition', 'volunteers', 'group', 'event'));--> statement-breakpoint
ALTER TABLE "waivers"."question_forms" ADD CONSTRAINT "question_forms_subject_kind" CHECK ("waivers"."question_forms"."subject_kind" in ('competition', 'volunteers', 'group', 'event'));--> statement-breakpoint
ALTER TABLE "waivers"."waivers" ADD CONSTRAINT "waivers_subject_kind" CHECK ("waivers"."waivers"."subject_kind" in ('competition', 'volunteers', 'group', 'event'));