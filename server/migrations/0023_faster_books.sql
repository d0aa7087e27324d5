DROP INDEX "money"."ledger_postings_balance";--> statement-breakpoint
CREATE INDEX "orders_sold" ON "checkout"."orders" USING btree ("seller_id","currency","paid_at") WHERE "checkout"."orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_paid" ON "checkout"."orders" USING btree ("paid_at") WHERE "checkout"."orders"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_entries_at" ON "money"."entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "ledger_postings_sums" ON "money"."postings" USING btree ("account_of","account","currency","amount");