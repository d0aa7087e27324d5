ALTER TABLE "uploads"."uploads" DROP CONSTRAINT "uploads_size";--> statement-breakpoint
ALTER TABLE "messages"."messages" ADD COLUMN "files" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "uploads"."uploads" ADD CONSTRAINT "uploads_size" CHECK ("uploads"."uploads"."bytes" > 0 and case when "uploads"."uploads"."content_type" like 'image/%'
        then "uploads"."uploads"."width" is not null and "uploads"."uploads"."height" is not null and "uploads"."uploads"."width" > 0 and "uploads"."uploads"."height" > 0
        else "uploads"."uploads"."width" is null and "uploads"."uploads"."height" is null end);--> statement-breakpoint
CREATE OR REPLACE FUNCTION uploads.is_content_type(kind text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT kind IN ('image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf', 'text/csv',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
$$;
