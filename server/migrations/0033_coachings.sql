CREATE SCHEMA "coaching";
--> statement-breakpoint
CREATE TABLE "coaching"."coachings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"state" text NOT NULL,
	"message" text NOT NULL,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coachings_state" CHECK ("coaching"."coachings"."state" in ('asked', 'refused', 'withdrawn', 'active', 'paused', 'ended')),
	CONSTRAINT "coachings_two_people" CHECK ("coaching"."coachings"."trainer_id" <> "coaching"."coachings"."client_id")
);
--> statement-breakpoint
CREATE TABLE "coaching"."notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coaching_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD CONSTRAINT "coachings_trainer_id_people_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."coachings" ADD CONSTRAINT "coachings_client_id_people_id_fk" FOREIGN KEY ("client_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."notes" ADD CONSTRAINT "notes_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."notes" ADD CONSTRAINT "notes_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coachings_open_once" ON "coaching"."coachings" USING btree ("trainer_id","client_id") WHERE "coaching"."coachings"."state" in ('asked', 'active', 'paused');--> statement-breakpoint
CREATE INDEX "coachings_of_trainer" ON "coaching"."coachings" USING btree ("trainer_id","state","id");--> statement-breakpoint
CREATE INDEX "coachings_of_client" ON "coaching"."coachings" USING btree ("client_id","id");--> statement-breakpoint
CREATE INDEX "notes_of_coaching" ON "coaching"."notes" USING btree ("coaching_id","id");--> statement-breakpoint
CREATE INDEX "notes_of_author" ON "coaching"."notes" USING btree ("author_id");