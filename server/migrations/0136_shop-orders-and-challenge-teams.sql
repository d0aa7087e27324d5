CREATE TABLE "partners"."order_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"is_from_partner" boolean NOT NULL,
	"person_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities"."challenge_details" ADD COLUMN "team_size" integer;--> statement-breakpoint
ALTER TABLE "activities"."challenge_details" ADD COLUMN "team_starters" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities"."challenge_teams" ADD COLUMN "is_set_up" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD COLUMN "canceled_by" text;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "partners"."order_messages" ADD CONSTRAINT "order_messages_order_id_received_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "partners"."received_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."order_messages" ADD CONSTRAINT "order_messages_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_messages_of_order" ON "partners"."order_messages" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_messages_of_person" ON "partners"."order_messages" USING btree ("person_id") WHERE "partners"."order_messages"."person_id" is not null;--> statement-breakpoint
ALTER TABLE "activities"."challenge_details" ADD CONSTRAINT "challenge_details_starters" CHECK ("activities"."challenge_details"."team_starters" in ('anyone', 'staff'));--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD CONSTRAINT "received_orders_canceled_by" CHECK ("partners"."received_orders"."canceled_by" in ('buyer', 'partner'));--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD CONSTRAINT "received_orders_cancellation" CHECK (("partners"."received_orders"."canceled_by" is null) = ("partners"."received_orders"."cancel_reason" is null));