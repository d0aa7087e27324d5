-- Email domains are stored in ASCII. Addresses from before that rule have theirs as it was typed: nobody would find them.
-- RFC 3492 for one label, which is in lower case already.
CREATE FUNCTION pg_temp.ascii_label(label text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits constant text := 'abcdefghijklmnopqrstuvwxyz0123456789';
  points int[] := ARRAY(SELECT ascii(c) FROM regexp_split_to_table(label, '') WITH ORDINALITY AS t(c, at) ORDER BY at);
  basic int := (SELECT count(*) FROM unnest(points) AS p WHERE p < 128);
  coded text := regexp_replace(label, '[^\x01-\x7f]', '', 'g');
  handled int := basic;
  n int := 128;
  delta bigint := 0;
  bias int := 72;
  next_n int;
  point int;
  q bigint;
  k int;
  t int;
BEGIN
  IF basic = array_length(points, 1) THEN RETURN label; END IF;
  IF basic > 0 THEN coded := coded || '-'; END IF;
  WHILE handled < array_length(points, 1) LOOP
    next_n := (SELECT min(p) FROM unnest(points) AS p WHERE p >= n);
    delta := delta + (next_n - n)::bigint * (handled + 1);
    n := next_n;
    FOREACH point IN ARRAY points LOOP
      IF point < n THEN delta := delta + 1; END IF;
      IF point <> n THEN CONTINUE; END IF;
      q := delta;
      k := 36;
      LOOP
        t := greatest(1, least(26, k - bias));
        EXIT WHEN q < t;
        coded := coded || substr(digits, (t + (q - t) % (36 - t))::int + 1, 1);
        q := (q - t) / (36 - t);
        k := k + 36;
      END LOOP;
      coded := coded || substr(digits, q::int + 1, 1);
      -- How the next code point is expected to differ (RFC 3492, 6.1).
      delta := delta / CASE WHEN handled = basic THEN 700 ELSE 2 END;
      delta := delta + delta / (handled + 1);
      k := 0;
      WHILE delta > 455 LOOP
        delta := delta / 35;
        k := k + 36;
      END LOOP;
      bias := k + (36 * delta / (delta + 38))::int;
      delta := 0;
      handled := handled + 1;
    END LOOP;
    delta := delta + 1;
    n := n + 1;
  END LOOP;
  RETURN 'xn--' || coded;
END;
$$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.ascii_domain(email text) RETURNS text LANGUAGE sql AS $$
  SELECT regexp_replace(email, '@[^@]*$', '@') || string_agg(pg_temp.ascii_label(label), '.' ORDER BY at)
  FROM regexp_split_to_table(normalize(regexp_replace(email, '^.*@', ''), NFC), '[.。．｡]')
    WITH ORDINALITY AS labels(label, at)
$$;
--> statement-breakpoint
-- Where several are one address in ASCII, the oldest gets it, and none if somebody has it already.
UPDATE accounts.people SET email = pg_temp.ascii_domain(email)
WHERE id IN (
    SELECT DISTINCT ON (pg_temp.ascii_domain(email)) id FROM accounts.people
    WHERE email ~ '@[^@]*[^\x01-\x7f][^@]*$' ORDER BY pg_temp.ascii_domain(email), created_at
  )
  AND NOT EXISTS (SELECT 1 FROM accounts.people AS other WHERE other.email = pg_temp.ascii_domain(people.email));
--> statement-breakpoint
UPDATE accounts.registrations SET email = pg_temp.ascii_domain(email)
WHERE email IN (
    SELECT DISTINCT ON (pg_temp.ascii_domain(email)) email FROM accounts.registrations
    WHERE email ~ '@[^@]*[^\x01-\x7f][^@]*$' ORDER BY pg_temp.ascii_domain(email), email
  )
  AND NOT EXISTS (SELECT 1 FROM accounts.registrations AS other WHERE other.email = pg_temp.ascii_domain(registrations.email));
--> statement-breakpoint
UPDATE accounts.email_changes SET old_email = pg_temp.ascii_domain(old_email), new_email = pg_temp.ascii_domain(new_email)
WHERE old_email ~ '@[^@]*[^\x01-\x7f][^@]*$' OR new_email ~ '@[^@]*[^\x01-\x7f][^@]*$';
--> statement-breakpoint
UPDATE administration.invitations SET email = pg_temp.ascii_domain(email)
WHERE id IN (
    SELECT DISTINCT ON (pg_temp.ascii_domain(email)) id FROM administration.invitations
    WHERE email ~ '@[^@]*[^\x01-\x7f][^@]*$' ORDER BY pg_temp.ascii_domain(email), id
  )
  AND NOT EXISTS (SELECT 1 FROM administration.invitations AS other WHERE other.email = pg_temp.ascii_domain(invitations.email));
--> statement-breakpoint
UPDATE competitions.staff_invitations SET email = pg_temp.ascii_domain(email)
WHERE id IN (
    SELECT DISTINCT ON (competition_id, pg_temp.ascii_domain(email)) id FROM competitions.staff_invitations
    WHERE email ~ '@[^@]*[^\x01-\x7f][^@]*$' ORDER BY competition_id, pg_temp.ascii_domain(email), id
  )
  AND NOT EXISTS (SELECT 1 FROM competitions.staff_invitations AS other WHERE other.email = pg_temp.ascii_domain(staff_invitations.email) AND other.competition_id = staff_invitations.competition_id);
