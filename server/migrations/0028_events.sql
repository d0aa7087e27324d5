CREATE SCHEMA "events";
--> statement-breakpoint
CREATE TABLE "events"."details" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"zone" text NOT NULL,
	"place" text NOT NULL,
	"capacity" integer,
	"currency" text NOT NULL,
	"refund_hours" integer,
	"signing_key" text NOT NULL,
	CONSTRAINT "details_capacity" CHECK ("events"."details"."capacity" > 0),
	CONSTRAINT "details_refund_hours" CHECK ("events"."details"."refund_hours" >= 0)
);
--> statement-breakpoint
CREATE TABLE "events"."ticket_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"capacity" integer,
	"per_order" integer NOT NULL,
	"sales_from" timestamp with time zone,
	"sales_until" timestamp with time zone,
	"retired_at" timestamp with time zone,
	CONSTRAINT "ticket_types_price" CHECK ("events"."ticket_types"."price" >= 0),
	CONSTRAINT "ticket_types_capacity" CHECK ("events"."ticket_types"."capacity" > 0),
	CONSTRAINT "ticket_types_per_order" CHECK ("events"."ticket_types"."per_order" > 0)
);
--> statement-breakpoint
CREATE TABLE "events"."tickets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"person_id" uuid,
	"holder_name" text NOT NULL,
	"state" text NOT NULL,
	"serial" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "tickets_unit" UNIQUE("unit_id"),
	CONSTRAINT "tickets_state" CHECK ("events"."tickets"."state" in ('valid', 'void')),
	CONSTRAINT "tickets_serial" CHECK ("events"."tickets"."serial" > 0)
);
--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD CONSTRAINT "ticket_types_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_type_id_ticket_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "events"."ticket_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ticket_types_of_group" ON "events"."ticket_types" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "tickets_of_group" ON "events"."tickets" USING btree ("group_id");--> statement-breakpoint
CREATE INDEX "tickets_valid" ON "events"."tickets" USING btree ("type_id") WHERE "events"."tickets"."state" = 'valid';--> statement-breakpoint
CREATE INDEX "tickets_of_person" ON "events"."tickets" USING btree ("person_id","id");