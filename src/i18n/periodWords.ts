/** Side and number of days of a period such as `last 7 days`. */
export function daysIn(
  period: unknown,
): { readonly side: string; readonly days: string } | undefined {
  const [, side, days] = /^(last|next|older than) (\d+) days$/.exec(String(period)) ?? []
  return side && days ? { side, days } : undefined
}

/** Key of a period's words: `thisMonth`, `olderThan`. */
export const periodKey = (words: string) =>
  `list.periods.${words.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())}`

/** Key and parameters by which a period is translated. */
export function periodWords(period: string): [key: string, params: { days: string }] {
  const counted = daysIn(period)
  return [periodKey(counted?.side ?? period), { days: counted?.days ?? '' }]
}
