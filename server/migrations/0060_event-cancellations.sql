CREATE TABLE "events"."canceled_orders" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "canceled_orders_state" CHECK ("events"."canceled_orders"."state" in ('waiting', 'done', 'failed')),
	CONSTRAINT "canceled_orders_currency" CHECK ("events"."canceled_orders"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'))
);
--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "canceled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "events"."details" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "events"."canceled_orders" ADD CONSTRAINT "canceled_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events"."canceled_orders" ADD CONSTRAINT "canceled_orders_group_id_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "groups"."groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "canceled_orders_of_event" ON "events"."canceled_orders" USING btree ("group_id","state");