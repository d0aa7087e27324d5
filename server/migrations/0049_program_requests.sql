CREATE TABLE "training"."program_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"program_id" uuid NOT NULL,
	"from_id" uuid NOT NULL,
	"to_id" uuid NOT NULL,
	"is_assigned" boolean NOT NULL,
	"state" text NOT NULL,
	"message" text NOT NULL,
	"reason" text,
	"start_day" date NOT NULL,
	"weekdays" smallint[] NOT NULL,
	"zone" text,
	"sent_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "program_requests_state" CHECK ("training"."program_requests"."state" in ('open', 'accepted', 'declined', 'withdrawn')),
	CONSTRAINT "program_requests_two_people" CHECK ("training"."program_requests"."from_id" <> "training"."program_requests"."to_id")
);
--> statement-breakpoint
ALTER TABLE "training"."program_requests" ADD CONSTRAINT "program_requests_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "programs"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."program_requests" ADD CONSTRAINT "program_requests_from_id_people_id_fk" FOREIGN KEY ("from_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "training"."program_requests" ADD CONSTRAINT "program_requests_to_id_people_id_fk" FOREIGN KEY ("to_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "program_requests_open_once" ON "training"."program_requests" USING btree ("program_id","from_id","to_id") WHERE "training"."program_requests"."state" = 'open';--> statement-breakpoint
CREATE INDEX "program_requests_to" ON "training"."program_requests" USING btree ("to_id","id");--> statement-breakpoint
CREATE INDEX "program_requests_from" ON "training"."program_requests" USING btree ("from_id","id");