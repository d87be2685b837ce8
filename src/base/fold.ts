/**
 * Text of the shadow columns for search and sort, equal on both databases: without accents, lower case,
 * trimmed. Removes null bytes and lone surrogates, which PostgreSQL cannot store.
 */
export const fold = (text: string): string =>
  plain.test(text) ? text.toLowerCase().trim() : foldAny(text)

/** Text that needs no normalising: most of it. */
const plain = /^[ -~]*$/

const foldAny = (text: string): string =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '')
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    // The lower case of this letter depends on its neighbours; a part must fold like the whole.
    .replaceAll('ς', 'σ')
    .trim()
