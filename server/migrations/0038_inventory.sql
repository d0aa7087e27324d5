CREATE SCHEMA "inventory";
--> statement-breakpoint
CREATE TABLE "inventory"."items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"barcode" text NOT NULL,
	"condition" smallint,
	"unit_cost" bigint,
	"currency" text NOT NULL,
	"bought_on" date,
	"low_at" integer,
	"low_since" timestamp with time zone,
	"service_every" integer,
	"service_due_on" date,
	"note" text NOT NULL,
	"stock" integer NOT NULL,
	"in_repair" integer NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"retired_at" timestamp with time zone,
	CONSTRAINT "items_owner" UNIQUE("id","organization_id"),
	CONSTRAINT "items_kind" CHECK ("inventory"."items"."kind" in ('equipment', 'supply')),
	CONSTRAINT "items_condition" CHECK ("inventory"."items"."condition" between 1 and 5),
	CONSTRAINT "items_unit_cost" CHECK ("inventory"."items"."unit_cost" >= 0),
	CONSTRAINT "items_currency" CHECK ("inventory"."items"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR')),
	CONSTRAINT "items_low_at" CHECK ("inventory"."items"."low_at" >= 0),
	CONSTRAINT "items_service" CHECK ("inventory"."items"."service_every" > 0),
	CONSTRAINT "items_stock" CHECK ("inventory"."items"."stock" >= 0 and "inventory"."items"."in_repair" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory"."movements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"place_id" uuid,
	"to_place_id" uuid,
	"quantity" integer NOT NULL,
	"repair" integer NOT NULL,
	"condition" smallint,
	"note" text NOT NULL,
	"person_id" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "movements_kind" CHECK ("inventory"."movements"."kind" in ('receive', 'move', 'use', 'sell', 'repair', 'return', 'write_off', 'count', 'service')),
	CONSTRAINT "movements_sign" CHECK (case "inventory"."movements"."kind"
        when 'receive' then "inventory"."movements"."quantity" > 0 and "inventory"."movements"."repair" = 0
        when 'repair' then "inventory"."movements"."quantity" < 0 and "inventory"."movements"."repair" = -"inventory"."movements"."quantity"
        when 'return' then "inventory"."movements"."quantity" > 0 and "inventory"."movements"."repair" = -"inventory"."movements"."quantity"
        when 'count' then "inventory"."movements"."repair" = 0
        when 'service' then "inventory"."movements"."quantity" = 0 and "inventory"."movements"."repair" = 0
        else "inventory"."movements"."quantity" < 0 and "inventory"."movements"."repair" = 0 end),
	CONSTRAINT "movements_places" CHECK (("inventory"."movements"."kind" = 'service') = ("inventory"."movements"."place_id" is null)),
	CONSTRAINT "movements_move" CHECK (("inventory"."movements"."kind" = 'move') = ("inventory"."movements"."to_place_id" is not null) and "inventory"."movements"."to_place_id" <> "inventory"."movements"."place_id")
);
--> statement-breakpoint
CREATE TABLE "inventory"."stocks" (
	"item_id" uuid NOT NULL,
	"place_id" uuid NOT NULL,
	"quantity" integer NOT NULL,
	"in_repair" integer NOT NULL,
	"counted_at" timestamp with time zone,
	CONSTRAINT "stocks_item_id_place_id_pk" PRIMARY KEY("item_id","place_id"),
	CONSTRAINT "stocks_quantity" CHECK ("inventory"."stocks"."quantity" >= 0),
	CONSTRAINT "stocks_in_repair" CHECK ("inventory"."stocks"."in_repair" >= 0)
);
--> statement-breakpoint
CREATE TABLE "inventory"."places" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "places_owner" UNIQUE("id","organization_id")
);
--> statement-breakpoint
ALTER TABLE "inventory"."items" ADD CONSTRAINT "items_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."movements" ADD CONSTRAINT "movements_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."movements" ADD CONSTRAINT "movements_item" FOREIGN KEY ("item_id","organization_id") REFERENCES "inventory"."items"("id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."movements" ADD CONSTRAINT "movements_place" FOREIGN KEY ("place_id","organization_id") REFERENCES "inventory"."places"("id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."movements" ADD CONSTRAINT "movements_to_place" FOREIGN KEY ("to_place_id","organization_id") REFERENCES "inventory"."places"("id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."stocks" ADD CONSTRAINT "stocks_item" FOREIGN KEY ("item_id") REFERENCES "inventory"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."stocks" ADD CONSTRAINT "stocks_place" FOREIGN KEY ("place_id") REFERENCES "inventory"."places"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inventory"."places" ADD CONSTRAINT "places_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "items_code" ON "inventory"."items" USING btree ("organization_id",lower("code")) WHERE "inventory"."items"."code" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "items_barcode" ON "inventory"."items" USING btree ("organization_id","barcode") WHERE "inventory"."items"."barcode" <> '';--> statement-breakpoint
CREATE INDEX "items_by_name" ON "inventory"."items" USING btree ("organization_id",lower("name"),"id");--> statement-breakpoint
CREATE INDEX "items_words" ON "inventory"."items" USING gin (to_tsvector('simple', regexp_replace(replace(replace(replace(replace(translate(regexp_replace(lower(normalize(("name" || ' ' || "code"), NFKD)), '[\u0300-\u036f]', '', 'g'), 'łøđðıħ', 'loddih'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), '[^0-9a-z\u00aa-\u1fff\u2070-\u2fff\u3031-\uffff\U00010000-\U0010ffff]+', ' ', 'g')));--> statement-breakpoint
CREATE INDEX "movements_of_item" ON "inventory"."movements" USING btree ("item_id","id");--> statement-breakpoint
CREATE INDEX "movements_of_place" ON "inventory"."movements" USING btree ("place_id");--> statement-breakpoint
CREATE INDEX "movements_to" ON "inventory"."movements" USING btree ("to_place_id") WHERE "inventory"."movements"."to_place_id" is not null;--> statement-breakpoint
CREATE INDEX "movements_of_person" ON "inventory"."movements" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "stocks_of_place" ON "inventory"."stocks" USING btree ("place_id");--> statement-breakpoint
CREATE UNIQUE INDEX "places_name" ON "inventory"."places" USING btree ("organization_id",lower("name"));--> statement-breakpoint
-- What happened to pieces never changes.
CREATE TRIGGER movements_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON inventory.movements
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- Stock is the sum of its movements: nothing else adds to it. The checks on stocks refuse a movement that leaves fewer than none.
CREATE FUNCTION inventory.apply_movement() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.place_id IS NULL THEN
    RETURN NULL;
  END IF;
  INSERT INTO inventory.stocks (item_id, place_id, quantity, in_repair)
    SELECT NEW.item_id, place, 0, 0 FROM unnest(ARRAY[NEW.place_id, NEW.to_place_id]) AS place WHERE place IS NOT NULL
    ON CONFLICT DO NOTHING;
  UPDATE inventory.stocks SET quantity = quantity + NEW.quantity, in_repair = in_repair + NEW.repair,
      counted_at = CASE NEW.kind WHEN 'count' THEN NEW.at ELSE counted_at END
    WHERE item_id = NEW.item_id AND place_id = NEW.place_id;
  IF NEW.to_place_id IS NOT NULL THEN
    UPDATE inventory.stocks SET quantity = quantity - NEW.quantity
      WHERE item_id = NEW.item_id AND place_id = NEW.to_place_id;
  ELSE
    UPDATE inventory.items SET stock = stock + NEW.quantity, in_repair = in_repair + NEW.repair
      WHERE id = NEW.item_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER movements_applied AFTER INSERT ON inventory.movements
  FOR EACH ROW EXECUTE FUNCTION inventory.apply_movement();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION notifications.is_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('security', 'case', 'role', 'invite', 'request', 'money', 'mention', 'reply', 'message', 'announcement',
    'stock', 'cut', 'challenge', 'event', 'comment', 'follow', 'like');
$$;
