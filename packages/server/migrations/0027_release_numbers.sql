-- Up Migration
-- The number of a new release: the time in ms since 1970, or one more than the last. A database that was restored, or made anew at the
-- same address, gives no number again that desktop apps know from the one before it. It runs as its owner: a worker may not set sequences.
create function vitrine.next_release() returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select setval(of_release, greatest(nextval(of_release), (extract(epoch from clock_timestamp()) * 1000)::bigint))
  from cast(pg_get_serial_sequence('vitrine.release', 'id') as regclass) as of_release
$$;

-- Down Migration
drop function vitrine.next_release();
