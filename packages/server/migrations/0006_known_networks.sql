-- Up Migration
-- Where from an account was logged in to: tries from elsewhere never keep its owner out there. `network` is an HMAC
-- with the secret of the instance, so that the table holds no address.
create table vitrine.known_network (
  account_id text not null,
  network bytea not null,
  seen_at timestamptz not null default now(),
  primary key (account_id, network)
);

-- Down Migration
drop table vitrine.known_network;
