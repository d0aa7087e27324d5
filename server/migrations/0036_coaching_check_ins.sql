CREATE TABLE "coaching"."check_in_forms" (
	"id" uuid PRIMARY KEY NOT NULL,
	"trainer_id" uuid NOT NULL,
	"name" text NOT NULL,
	"questions" jsonb NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coaching"."check_in_schedules" (
	"coaching_id" uuid PRIMARY KEY NOT NULL,
	"form_id" uuid NOT NULL,
	"every_days" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_schedules_days" CHECK ("coaching"."check_in_schedules"."every_days" > 0)
);
--> statement-breakpoint
CREATE TABLE "coaching"."check_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"coaching_id" uuid NOT NULL,
	"client_id" uuid NOT NULL,
	"form_name" text NOT NULL,
	"questions" jsonb NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"answers" jsonb,
	"reply" text,
	CONSTRAINT "check_ins_answered" CHECK (("coaching"."check_ins"."answered_at" is null) = ("coaching"."check_ins"."answers" is null))
);
--> statement-breakpoint
CREATE TABLE "coaching"."looks" (
	"coaching_id" uuid NOT NULL,
	"area" text NOT NULL,
	"day" date NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "looks_of_day" PRIMARY KEY("coaching_id","area","day"),
	CONSTRAINT "looks_area" CHECK ("coaching"."looks"."area" in ('training', 'nutrition', 'body'))
);
--> statement-breakpoint
CREATE TABLE "coaching"."shared" (
	"coaching_id" uuid NOT NULL,
	"area" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_once" PRIMARY KEY("coaching_id","area"),
	CONSTRAINT "shared_area" CHECK ("coaching"."shared"."area" in ('training', 'nutrition', 'body'))
);
--> statement-breakpoint
ALTER TABLE "coaching"."check_in_forms" ADD CONSTRAINT "check_in_forms_trainer_id_people_id_fk" FOREIGN KEY ("trainer_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."check_in_schedules" ADD CONSTRAINT "check_in_schedules_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."check_in_schedules" ADD CONSTRAINT "check_in_schedules_form_id_check_in_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "coaching"."check_in_forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD CONSTRAINT "check_ins_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."check_ins" ADD CONSTRAINT "check_ins_client_id_people_id_fk" FOREIGN KEY ("client_id") REFERENCES "accounts"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."looks" ADD CONSTRAINT "looks_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coaching"."shared" ADD CONSTRAINT "shared_coaching_id_coachings_id_fk" FOREIGN KEY ("coaching_id") REFERENCES "coaching"."coachings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_forms_of_trainer" ON "coaching"."check_in_forms" USING btree ("trainer_id","id");--> statement-breakpoint
CREATE INDEX "check_in_schedules_due" ON "coaching"."check_in_schedules" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "check_in_schedules_of_form" ON "coaching"."check_in_schedules" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "check_ins_of_coaching" ON "coaching"."check_ins" USING btree ("coaching_id","id");--> statement-breakpoint
CREATE INDEX "check_ins_of_client" ON "coaching"."check_ins" USING btree ("client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "check_ins_open_once" ON "coaching"."check_ins" USING btree ("coaching_id") WHERE "coaching"."check_ins"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "check_ins_to_remind" ON "coaching"."check_ins" USING btree ("due_at") WHERE "coaching"."check_ins"."answered_at" is null and "coaching"."check_ins"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "check_ins_to_reply" ON "coaching"."check_ins" USING btree ("coaching_id") WHERE "coaching"."check_ins"."answered_at" is not null and "coaching"."check_ins"."reply" is null;