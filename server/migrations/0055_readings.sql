CREATE TABLE "groups"."readings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"reader_id" uuid,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "groups"."readings" ADD CONSTRAINT "readings_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "groups"."readings" ADD CONSTRAINT "readings_reader_id_people_id_fk" FOREIGN KEY ("reader_id") REFERENCES "accounts"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "readings_open_once" ON "groups"."readings" USING btree ("group_id","reader_id") WHERE "groups"."readings"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "readings_of_group" ON "groups"."readings" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "readings_reader" ON "groups"."readings" USING btree ("reader_id");