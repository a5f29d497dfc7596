-- Up Migration
-- Each log-in asks whether anybody was logged in from its network before.
create index known_network_network on vitrine.known_network (network);

-- Down Migration
drop index vitrine.known_network_network;
