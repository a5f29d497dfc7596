/** The address of a database with another user: wherever the address says who logs in, it says the new one. */
export function loginAddress(databaseUrl: string, user: string, password: string): string {
  const address = new URL(databaseUrl);
  // The query comes before the authority in pg-connection-string.
  address.searchParams.delete('user');
  address.searchParams.delete('password');
  if (address.hostname === '') {
    // An address without a host (a socket, named in the query) takes no user in front of it.
    address.searchParams.set('user', user);
    address.searchParams.set('password', password);
  } else {
    address.username = user;
    address.password = password;
  }
  return address.href;
}
