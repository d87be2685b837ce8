/**
 * The form of a text in the shadow columns that search and sort use, so that both databases give
 * the same answer (design.md, "Same answer on both databases"): marks off, lower case, trimmed.
 * Null bytes and lone surrogates, which PostgreSQL cannot store, are dropped.
 */
export const fold = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    // The one letter whose lower case depends on its neighbours: a part must fold like its whole.
    .replaceAll('ς', 'σ')
    .trim()
