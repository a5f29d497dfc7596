-- Up Migration
-- Names that the code has no longer.
alter table vitrine.known_network rename to trusted_network;
alter index vitrine.known_network_pkey rename to trusted_network_pkey;
alter index vitrine.known_network_network rename to trusted_network_network;
alter index vitrine.consent_standing rename to consent_active;

-- Down Migration
alter index vitrine.consent_active rename to consent_standing;
alter index vitrine.trusted_network_network rename to known_network_network;
alter index vitrine.trusted_network_pkey rename to known_network_pkey;
alter table vitrine.trusted_network rename to known_network;
