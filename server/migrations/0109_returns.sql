CREATE TABLE "partners"."returns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"person_id" uuid,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"answer" text NOT NULL,
	"lines" jsonb NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "returns_state" CHECK ("partners"."returns"."state" in ('asked', 'accepted', 'refunded', 'declined', 'withdrawn')),
	CONSTRAINT "returns_reason" CHECK ("partners"."returns"."reason" in ('does_not_fit', 'damaged', 'wrong_item', 'not_as_described', 'changed_mind', 'other'))
);
--> statement-breakpoint
ALTER TABLE "partners"."partners" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD COLUMN "return_days" integer;--> statement-breakpoint
ALTER TABLE "partners"."returns" ADD CONSTRAINT "returns_order_id_received_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "partners"."received_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."returns" ADD CONSTRAINT "returns_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returns_of_order" ON "partners"."returns" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "returns_open" ON "partners"."returns" USING btree ("order_id") WHERE "partners"."returns"."state" in ('asked', 'accepted');--> statement-breakpoint
CREATE INDEX "returns_of_person" ON "partners"."returns" USING btree ("person_id") WHERE "partners"."returns"."person_id" is not null;