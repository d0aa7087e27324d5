CREATE TABLE "partners"."parcels" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"carrier" text NOT NULL,
	"tracking" text NOT NULL,
	"link" text,
	"lines" jsonb NOT NULL,
	"shipped_at" timestamp with time zone NOT NULL,
	"delivered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "partners"."received_lines" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"shipped" integer NOT NULL,
	"canceled" integer NOT NULL,
	"returned" integer NOT NULL,
	CONSTRAINT "received_lines_counts" CHECK (least("partners"."received_lines"."shipped", "partners"."received_lines"."canceled", "partners"."received_lines"."returned") >= 0
        and "partners"."received_lines"."shipped" + "partners"."received_lines"."canceled" <= "partners"."received_lines"."quantity" and "partners"."received_lines"."returned" <= "partners"."received_lines"."shipped")
);
--> statement-breakpoint
CREATE TABLE "partners"."received_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"person_id" uuid,
	"state" text NOT NULL,
	"address" jsonb,
	"placed_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone,
	"packed_at" timestamp with time zone,
	CONSTRAINT "received_orders_state" CHECK ("partners"."received_orders"."state" in ('new', 'accepted', 'packed', 'shipped', 'delivered', 'returned', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "partners"."stock_movements" DROP CONSTRAINT "stock_movements_kind";--> statement-breakpoint
ALTER TABLE "partners"."stock_movements" DROP CONSTRAINT "stock_movements_sign";--> statement-breakpoint
ALTER TABLE "partners"."partners" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "partners"."parcels" ADD CONSTRAINT "parcels_order_id_received_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "partners"."received_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_lines" ADD CONSTRAINT "received_lines_id_order_lines_id_fk" FOREIGN KEY ("id") REFERENCES "checkout"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_lines" ADD CONSTRAINT "received_lines_order_id_received_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "partners"."received_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_lines" ADD CONSTRAINT "received_lines_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "partners"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD CONSTRAINT "received_orders_id_orders_id_fk" FOREIGN KEY ("id") REFERENCES "checkout"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD CONSTRAINT "received_orders_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "partners"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."received_orders" ADD CONSTRAINT "received_orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "parcels_of_order" ON "partners"."parcels" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "received_lines_of_order" ON "partners"."received_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "received_lines_of_variant" ON "partners"."received_lines" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "received_orders_listed" ON "partners"."received_orders" USING btree ("partner_id","state","placed_at","id");--> statement-breakpoint
CREATE INDEX "received_orders_of_person" ON "partners"."received_orders" USING btree ("person_id") WHERE "partners"."received_orders"."person_id" is not null;--> statement-breakpoint
ALTER TABLE "partners"."stock_movements" ADD CONSTRAINT "stock_movements_kind" CHECK ("partners"."stock_movements"."kind" in ('receive', 'write_off', 'count', 'sold', 'returned'));--> statement-breakpoint
ALTER TABLE "partners"."stock_movements" ADD CONSTRAINT "stock_movements_sign" CHECK (case "partners"."stock_movements"."kind" when 'receive' then "partners"."stock_movements"."quantity" > 0
        when 'write_off' then "partners"."stock_movements"."quantity" < 0 when 'sold' then "partners"."stock_movements"."quantity" < 0
        when 'returned' then "partners"."stock_movements"."quantity" > 0 else true end);