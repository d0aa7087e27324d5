CREATE SCHEMA "checkout";
--> statement-breakpoint
CREATE TABLE "checkout"."alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_alerts_once" UNIQUE("kind","ref"),
	CONSTRAINT "payment_alerts_kind" CHECK ("checkout"."alerts"."kind" in ('payment_differs', 'payment_unresolved', 'refund_unresolved', 'refund_differs', 'refund_exceeds_books'))
);
--> statement-breakpoint
CREATE TABLE "checkout"."disputes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"payment_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"respond_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_reference" UNIQUE("payment_id","reference"),
	CONSTRAINT "disputes_state" CHECK ("checkout"."disputes"."state" in ('needs_response', 'under_review', 'won', 'lost')),
	CONSTRAINT "disputes_currency" CHECK ("checkout"."disputes"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "disputes_amount" CHECK ("checkout"."disputes"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout"."holds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"line_id" uuid NOT NULL,
	"pool" text NOT NULL,
	"quantity" integer NOT NULL,
	"state" text NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "holds_of_line" UNIQUE("line_id","pool"),
	CONSTRAINT "holds_state" CHECK ("checkout"."holds"."state" in ('active', 'converted', 'released', 'expired')),
	CONSTRAINT "holds_quantity" CHECK ("checkout"."holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout"."order_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"title" text NOT NULL,
	"details" jsonb,
	CONSTRAINT "order_lines_position" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "checkout"."order_units" (
	"id" uuid PRIMARY KEY NOT NULL,
	"line_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"price" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"returned_at" timestamp with time zone,
	CONSTRAINT "order_units_position" UNIQUE("line_id","position"),
	CONSTRAINT "order_units_amounts" CHECK (least("checkout"."order_units"."price", "checkout"."order_units"."discount", "checkout"."order_units"."tax", "checkout"."order_units"."fee") >= 0),
	CONSTRAINT "order_units_total" CHECK ("checkout"."order_units"."total" >= "checkout"."order_units"."tax" + "checkout"."order_units"."fee")
);
--> statement-breakpoint
CREATE TABLE "checkout"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"offer_id" text NOT NULL,
	"seller_id" uuid NOT NULL,
	"person_id" uuid,
	"email" text NOT NULL,
	"buyer_name" text NOT NULL,
	"title" text NOT NULL,
	"address" text NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone,
	"refund_rule" jsonb NOT NULL,
	"tax_included" boolean NOT NULL,
	"subtotal" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"total" bigint NOT NULL,
	"promo_code_id" uuid,
	"promo_code" text,
	"hold_until" timestamp with time zone NOT NULL,
	"hold_extended" boolean NOT NULL,
	"invoice_number" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "orders_invoice_number" UNIQUE("seller_id","invoice_number"),
	CONSTRAINT "orders_state" CHECK ("checkout"."orders"."state" in ('held', 'awaiting_payment', 'processing', 'paid', 'partly_refunded', 'refunded', 'expired', 'canceled')),
	CONSTRAINT "orders_currency" CHECK ("checkout"."orders"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "orders_total" CHECK ("checkout"."orders"."total" >= 0),
	CONSTRAINT "orders_email_lower" CHECK ("checkout"."orders"."email" = lower("checkout"."orders"."email"))
);
--> statement-breakpoint
CREATE TABLE "checkout"."payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"reference" text,
	"client_secret" text,
	"state" text NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"destination" text,
	"failure" text,
	"outcome" text,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payments_attempt" UNIQUE("order_id","attempt"),
	CONSTRAINT "payments_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payments_state" CHECK ("checkout"."payments"."state" in ('created', 'requires_method', 'requires_action', 'processing', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "payments_outcome" CHECK ("checkout"."payments"."outcome" in ('paid', 'returned', 'differs')),
	CONSTRAINT "payments_currency" CHECK ("checkout"."payments"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "payments_amount" CHECK ("checkout"."payments"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkout"."promo_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"offer_kind" text NOT NULL,
	"offer_id" text NOT NULL,
	"code" text NOT NULL,
	"lower_code" text NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"item_ids" jsonb,
	"minimum" bigint NOT NULL,
	"max_uses" integer,
	"max_per_buyer" integer,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promo_codes_code" UNIQUE("offer_kind","offer_id","lower_code"),
	CONSTRAINT "promo_codes_kind" CHECK ("checkout"."promo_codes"."kind" in ('percent', 'amount', 'fixed')),
	CONSTRAINT "promo_codes_currency" CHECK ("checkout"."promo_codes"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "promo_codes_value" CHECK ("checkout"."promo_codes"."value" >= 0 and ("checkout"."promo_codes"."kind" <> 'percent' or "checkout"."promo_codes"."value" <= 10000)),
	CONSTRAINT "promo_codes_lower_code" CHECK ("checkout"."promo_codes"."lower_code" = lower("checkout"."promo_codes"."code"))
);
--> statement-breakpoint
CREATE TABLE "checkout"."refund_units" (
	"refund_id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fee" bigint NOT NULL,
	CONSTRAINT "refund_units_refund_id_unit_id_pk" PRIMARY KEY("refund_id","unit_id"),
	CONSTRAINT "refund_units_amount" CHECK ("checkout"."refund_units"."amount" >= "checkout"."refund_units"."tax" + "checkout"."refund_units"."fee")
);
--> statement-breakpoint
CREATE TABLE "checkout"."refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"payment_id" uuid,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"asked_by" uuid,
	"attempt" integer NOT NULL,
	"reference" text,
	"failure" text,
	"from_seller" bigint NOT NULL,
	"next_check_at" timestamp with time zone,
	"checks" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_reference" UNIQUE("payment_id","reference"),
	CONSTRAINT "refunds_state" CHECK ("checkout"."refunds"."state" in ('asked', 'sent', 'pending', 'succeeded', 'failed', 'canceled')),
	CONSTRAINT "refunds_reason" CHECK ("checkout"."refunds"."reason" in ('requested', 'canceled', 'late_payment', 'second_payment', 'provider')),
	CONSTRAINT "refunds_amount" CHECK ("checkout"."refunds"."amount" >= "checkout"."refunds"."tax" + "checkout"."refunds"."fee" and "checkout"."refunds"."from_seller" >= 0),
	CONSTRAINT "refunds_paid" CHECK ("checkout"."refunds"."amount" = 0 or "checkout"."refunds"."payment_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "checkout"."provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"kind" text NOT NULL,
	"about" text,
	"reference" text,
	"received_at" timestamp with time zone NOT NULL,
	"handled_at" timestamp with time zone,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
ALTER TABLE "checkout"."disputes" ADD CONSTRAINT "disputes_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "checkout"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."holds" ADD CONSTRAINT "holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."holds" ADD CONSTRAINT "holds_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "checkout"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."order_units" ADD CONSTRAINT "order_units_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "checkout"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD CONSTRAINT "orders_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."orders" ADD CONSTRAINT "orders_promo_code_id_promo_codes_id_fk" FOREIGN KEY ("promo_code_id") REFERENCES "checkout"."promo_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."promo_codes" ADD CONSTRAINT "promo_codes_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."refund_units" ADD CONSTRAINT "refund_units_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "checkout"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."refund_units" ADD CONSTRAINT "refund_units_unit_id_order_units_id_fk" FOREIGN KEY ("unit_id") REFERENCES "checkout"."order_units"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "checkout"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkout"."refunds" ADD CONSTRAINT "refunds_asked_by_people_id_fk" FOREIGN KEY ("asked_by") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disputes_open" ON "checkout"."disputes" USING btree ("payment_id") WHERE "checkout"."disputes"."state" in ('needs_response', 'under_review');--> statement-breakpoint
CREATE INDEX "holds_of_order" ON "checkout"."holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "holds_active" ON "checkout"."holds" USING btree ("pool","expires_at") WHERE "checkout"."holds"."state" = 'active';--> statement-breakpoint
CREATE INDEX "orders_of_person" ON "checkout"."orders" USING btree ("person_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_email" ON "checkout"."orders" USING btree ("email");--> statement-breakpoint
CREATE INDEX "orders_of_offer" ON "checkout"."orders" USING btree ("kind","offer_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_promo_code" ON "checkout"."orders" USING btree ("promo_code_id") WHERE "checkout"."orders"."promo_code_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_expire" ON "checkout"."orders" USING btree ("hold_until") WHERE "checkout"."orders"."state" in ('held', 'awaiting_payment');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_open" ON "checkout"."payments" USING btree ("order_id") WHERE "checkout"."payments"."state" in ('created', 'requires_method', 'requires_action', 'processing');--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_paid" ON "checkout"."payments" USING btree ("order_id") WHERE "checkout"."payments"."outcome" = 'paid';--> statement-breakpoint
CREATE INDEX "payments_to_check" ON "checkout"."payments" USING btree ("next_check_at") WHERE "checkout"."payments"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_units_of_unit" ON "checkout"."refund_units" USING btree ("unit_id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "checkout"."refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_to_check" ON "checkout"."refunds" USING btree ("next_check_at") WHERE "checkout"."refunds"."next_check_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_asked_by" ON "checkout"."refunds" USING btree ("asked_by");