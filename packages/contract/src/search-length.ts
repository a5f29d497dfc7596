/** Letters of a search that are looked at; what is longer is told, not cut in silence. Apart from the answers of the search: each page has it. */
export const SEARCH_MAX = 120;
