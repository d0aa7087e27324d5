CREATE TABLE "partners"."products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"options" jsonb NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_state" CHECK ("partners"."products"."state" in ('draft', 'on_sale', 'archived')),
	CONSTRAINT "products_currency" CHECK ("partners"."products"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'))
);
--> statement-breakpoint
CREATE TABLE "partners"."stock_movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"variant_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"quantity" integer NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "stock_movements_kind" CHECK ("partners"."stock_movements"."kind" in ('receive', 'write_off', 'count')),
	CONSTRAINT "stock_movements_sign" CHECK (case "partners"."stock_movements"."kind" when 'receive' then "partners"."stock_movements"."quantity" > 0
        when 'write_off' then "partners"."stock_movements"."quantity" < 0 else true end)
);
--> statement-breakpoint
CREATE TABLE "partners"."variants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" uuid NOT NULL,
	"partner_id" uuid NOT NULL,
	"key" text NOT NULL,
	"values" jsonb NOT NULL,
	"sku" text NOT NULL,
	"price" bigint NOT NULL,
	"position" integer NOT NULL,
	"is_sold" boolean NOT NULL,
	"stock" integer NOT NULL,
	CONSTRAINT "variants_price" CHECK ("partners"."variants"."price" >= 0),
	CONSTRAINT "variants_stock" CHECK ("partners"."variants"."stock" >= 0)
);
--> statement-breakpoint
ALTER TABLE "partners"."products" ADD CONSTRAINT "products_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "partners"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."stock_movements" ADD CONSTRAINT "stock_movements_variant_id_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "partners"."variants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."variants" ADD CONSTRAINT "variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "partners"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners"."variants" ADD CONSTRAINT "variants_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "partners"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "products_of_partner" ON "partners"."products" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "products_words" ON "partners"."products" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("name" || ' ' || "description"), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "stock_movements_of_variant" ON "partners"."stock_movements" USING btree ("variant_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_of_product" ON "partners"."variants" USING btree ("product_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "variants_sku" ON "partners"."variants" USING btree ("partner_id",lower("sku")) WHERE "partners"."variants"."sku" <> '' and "partners"."variants"."is_sold";--> statement-breakpoint
-- What happened to pieces never changes; it goes with its partner.
CREATE TRIGGER stock_movements_unchanged BEFORE UPDATE OR TRUNCATE ON partners.stock_movements
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- Stock is the sum of its movements: nothing else adds to it. The check on variants refuses what leaves fewer than none.
CREATE FUNCTION partners.apply_stock_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE partners.variants SET stock = stock + NEW.quantity WHERE id = NEW.variant_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_movements_applied AFTER INSERT ON partners.stock_movements
  FOR EACH ROW EXECUTE FUNCTION partners.apply_stock_movement();
