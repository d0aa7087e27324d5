CREATE TABLE "events"."series" (
	"id" uuid PRIMARY KEY NOT NULL,
	"from_day" date NOT NULL,
	"rule" jsonb NOT NULL,
	"signing_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events"."pass_types" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"uses" integer,
	"series_type_id" uuid NOT NULL,
	"capacity" integer,
	"retired_at" timestamp with time zone,
	CONSTRAINT "pass_types_price" CHECK ("events"."pass_types"."price" >= 0),
	CONSTRAINT "pass_types_uses" CHECK ("events"."pass_types"."uses" > 0),
	CONSTRAINT "pass_types_capacity" CHECK ("events"."pass_types"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "events"."passes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"series_id" uuid NOT NULL,
	"type_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"person_id" uuid,
	"holder_name" text NOT NULL,
	"state" text NOT NULL,
	"uses" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passes_unit" UNIQUE("unit_id"),
	CONSTRAINT "passes_state" CHECK ("events"."passes"."state" in ('valid', 'void')),
	CONSTRAINT "passes_uses" CHECK ("events"."passes"."uses" > 0)
);
--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "series_day" date;--> statement-breakpoint
ALTER TABLE "events"."ticket_types" ADD COLUMN "series_type_id" uuid;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD COLUMN "pass_id" uuid;--> statement-breakpoint
ALTER TABLE "events"."pass_types" ADD CONSTRAINT "pass_types_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "events"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."passes" ADD CONSTRAINT "passes_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "events"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."passes" ADD CONSTRAINT "passes_type_id_pass_types_id_fk" FOREIGN KEY ("type_id") REFERENCES "events"."pass_types"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."passes" ADD CONSTRAINT "passes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pass_types_of_series" ON "events"."pass_types" USING btree ("series_id");--> statement-breakpoint
CREATE INDEX "passes_of_person" ON "events"."passes" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "passes_of_type" ON "events"."passes" USING btree ("type_id");--> statement-breakpoint
CREATE INDEX "passes_of_series" ON "events"."passes" USING btree ("series_id");--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "events"."series"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."tickets" ADD CONSTRAINT "tickets_pass_id_passes_id_fk" FOREIGN KEY ("pass_id") REFERENCES "events"."passes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "details_of_series" ON "events"."details" USING btree ("series_id","group_id");--> statement-breakpoint
CREATE INDEX "ticket_types_of_series" ON "events"."ticket_types" USING btree ("series_type_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tickets_of_pass" ON "events"."tickets" USING btree ("pass_id","group_id") WHERE "events"."tickets"."state" = 'valid';--> statement-breakpoint
ALTER TABLE "events"."details" ADD CONSTRAINT "details_series" CHECK (("events"."details"."series_id" is null) = ("events"."details"."series_day" is null));