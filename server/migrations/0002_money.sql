CREATE SCHEMA "money";
--> statement-breakpoint
CREATE FUNCTION money.is_entry_kind(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('paid', 'transferred', 'provider_fee', 'provider_fee_passed_on', 'refund_asked',
    'refund_succeeded', 'refund_failed', 'refund_returned', 'received_in_excess', 'dispute_opened',
    'dispute_won', 'dispute_lost', 'payout_sent', 'payout_paid', 'payout_failed',
    'payout_returned', 'cash_sale', 'cash_refund', 'credit_given');
$$;
--> statement-breakpoint
CREATE TABLE "money"."entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"seller_id" uuid,
	"currency" text NOT NULL,
	"discount" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entries_once" UNIQUE("kind","ref"),
	CONSTRAINT "ledger_entries_currency" UNIQUE("id","currency"),
	CONSTRAINT "ledger_entries_kind" CHECK (money.is_entry_kind("money"."entries"."kind")),
	CONSTRAINT "ledger_entries_currency_known" CHECK ("money"."entries"."currency" in ('AED', 'AUD', 'BGN', 'BHD', 'BIF', 'BRL', 'CAD', 'CHF', 'CLP', 'CZK', 'DJF', 'DKK', 'EUR', 'GBP', 'GNF', 'HKD', 'HUF', 'ILS', 'INR', 'ISK', 'JOD', 'JPY', 'KMF', 'KRW', 'KWD', 'MGA', 'MXN', 'MYR', 'NOK', 'NZD', 'OMR', 'PHP', 'PLN', 'PYG', 'RON', 'RWF', 'SEK', 'SGD', 'THB', 'TND', 'TRY', 'TWD', 'UGX', 'USD', 'VND', 'VUV', 'XAF', 'XOF', 'XPF', 'ZAR'))
);
--> statement-breakpoint
CREATE TABLE "money"."postings" (
	"entry_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"account" text NOT NULL,
	"account_of" uuid,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "postings_entry_id_position_pk" PRIMARY KEY("entry_id","position"),
	CONSTRAINT "ledger_postings_account" CHECK ("money"."postings"."account" in ('provider', 'payable', 'tax', 'fees', 'provider_fees', 'refunds_due', 'disputes', 'transit', 'credit', 'cash', 'own_sales')),
	CONSTRAINT "ledger_postings_amount" CHECK ("money"."postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "money"."document_numbers" (
	"seller_id" uuid NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "document_numbers_series" UNIQUE("seller_id","series","year"),
	CONSTRAINT "document_numbers_series_known" CHECK ("money"."document_numbers"."series" in ('invoice', 'credit_note')),
	CONSTRAINT "document_numbers_last" CHECK ("money"."document_numbers"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "money"."payout_accounts" (
	"seller_id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"charges_enabled" boolean NOT NULL,
	"payouts_enabled" boolean NOT NULL,
	"requirements" jsonb NOT NULL,
	"country" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payout_accounts_reference" UNIQUE("provider","reference"),
	CONSTRAINT "payout_accounts_state" CHECK ("money"."payout_accounts"."state" in ('none', 'onboarding', 'restricted', 'enabled', 'disabled'))
);
--> statement-breakpoint
CREATE TABLE "money"."sellers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"organization_id" uuid,
	"legal_name" text,
	"address" text,
	"tax_number" text,
	"tax_rate" integer NOT NULL,
	"tax_included" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sellers_person" UNIQUE("person_id"),
	CONSTRAINT "sellers_organization" UNIQUE("organization_id"),
	CONSTRAINT "sellers_one_owner" CHECK (num_nonnulls("money"."sellers"."person_id", "money"."sellers"."organization_id") = 1),
	CONSTRAINT "sellers_tax_rate" CHECK ("money"."sellers"."tax_rate" between 0 and 10000)
);
--> statement-breakpoint
ALTER TABLE "money"."entries" ADD CONSTRAINT "entries_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."postings" ADD CONSTRAINT "ledger_postings_entry" FOREIGN KEY ("entry_id","currency") REFERENCES "money"."entries"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."document_numbers" ADD CONSTRAINT "document_numbers_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."payout_accounts" ADD CONSTRAINT "payout_accounts_seller_id_sellers_id_fk" FOREIGN KEY ("seller_id") REFERENCES "money"."sellers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."sellers" ADD CONSTRAINT "sellers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "accounts"."people"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "money"."sellers" ADD CONSTRAINT "sellers_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "organizations"."organizations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entries_statement" ON "money"."entries" USING btree ("seller_id","currency","at");--> statement-breakpoint
CREATE INDEX "ledger_postings_balance" ON "money"."postings" USING btree ("account_of","account","currency");
--> statement-breakpoint
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money.entries
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON money.postings
  FOR EACH STATEMENT EXECUTE FUNCTION platform.refuse_change();
--> statement-breakpoint
-- At the end of a transaction every entry it wrote to has postings, and they add up to 0. The lines of an entry have
-- its currency by a foreign key, so one sum is enough.
CREATE FUNCTION money.refuse_unbalanced() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  entry uuid;
  lines bigint;
  total numeric;
BEGIN
  IF TG_TABLE_NAME = 'entries' THEN entry := NEW.id; ELSE entry := NEW.entry_id; END IF;
  SELECT count(*), coalesce(sum(amount), 0) INTO lines, total FROM money.postings WHERE entry_id = entry;
  IF lines < 2 OR total <> 0 THEN
    RAISE EXCEPTION 'entry % has % postings that add up to %', entry, lines, total
      USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_balanced';
  END IF;
  RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_entries_balanced AFTER INSERT ON money.entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION money.refuse_unbalanced();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER ledger_postings_balanced AFTER INSERT ON money.postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION money.refuse_unbalanced();
