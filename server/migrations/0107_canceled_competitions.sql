CREATE TABLE "checkout"."canceled_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "canceled_orders_state" CHECK ("checkout"."canceled_orders"."state" in ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "competitions"."cancellations" (
	"competition_id" uuid PRIMARY KEY NOT NULL,
	"canceled_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
-- Nothing reads "events"."canceled_orders" after this. It stays for servers of the old version, which still do.
INSERT INTO "checkout"."canceled_orders" ("order_id", "amount", "state", "why")
  SELECT "order_id", "amount", "state", "why" FROM "events"."canceled_orders";--> statement-breakpoint
ALTER TABLE "competitions"."competitions" DROP CONSTRAINT "competitions_state";--> statement-breakpoint
ALTER TABLE "checkout"."canceled_orders" ADD CONSTRAINT "canceled_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "competitions"."cancellations" ADD CONSTRAINT "cancellations_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "competitions"."competitions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canceled_orders_waiting" ON "checkout"."canceled_orders" USING btree ("order_id") WHERE "checkout"."canceled_orders"."state" = 'waiting';--> statement-breakpoint
ALTER TABLE "competitions"."competitions" ADD CONSTRAINT "competitions_state" CHECK ("competitions"."competitions"."state" in ('draft', 'published', 'live', 'finished', 'archived', 'canceled'));