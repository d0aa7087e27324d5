CREATE TABLE "events"."doors" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"reentry" text NOT NULL,
	"opens_minutes" integer NOT NULL,
	"self_check_in" boolean NOT NULL,
	CONSTRAINT "doors_reentry" CHECK ("events"."doors"."reentry" in ('none', 'after_exit', 'always')),
	CONSTRAINT "doors_opens_minutes" CHECK ("events"."doors"."opens_minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events"."scans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"ticket_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"gate" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	CONSTRAINT "scans_of_ticket" UNIQUE("ticket_id","number"),
	CONSTRAINT "scans_kind" CHECK ("events"."scans"."kind" in ('in', 'out')),
	CONSTRAINT "scans_undone" CHECK ("events"."scans"."undone_by" is null or "events"."scans"."undone_at" is not null)
);
--> statement-breakpoint
DROP INDEX "events"."tickets_of_group";--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "checked_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "checked_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "gate" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."doors" ADD CONSTRAINT "doors_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_ticket_id_tickets_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "events"."tickets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_created_by_people_id_fk" FOREIGN KEY ("created_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."scans" ADD CONSTRAINT "scans_undone_by_people_id_fk" FOREIGN KEY ("undone_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "scans_by" ON "events"."scans" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "scans_undone_by" ON "events"."scans" USING btree ("undone_by");--> statement-breakpoint
CREATE INDEX "tickets_at_door" ON "events"."tickets" USING btree ("group_id","holder_name","id");--> statement-breakpoint
CREATE INDEX "tickets_of_order" ON "events"."tickets" USING btree ("order_id");--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_attendance" CHECK ("events"."tickets"."checked_out_at" is null or "events"."tickets"."checked_in_at" is not null);