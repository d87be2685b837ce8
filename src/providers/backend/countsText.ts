import type { TranslateFunction } from 'ra-core'

/** The counts of a review; those of no record are left out. */
export const countsText = (
  translate: TranslateFunction,
  words: string,
  counts: Readonly<Record<string, number>>,
): string =>
  Object.entries(counts)
    .filter(([, number]) => number > 0)
    .map(([name, number]) => translate(`${words}.${name}`, { number }))
    .join(' ')
