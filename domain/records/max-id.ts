/** The largest number in an integer column of PostgreSQL. */
export const maxId = 2 ** 31 - 1;
