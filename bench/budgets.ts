/** Requests per second on 100,000 products, embedded and on PostgreSQL, and on a million embedded. */
const perSecond: Readonly<Record<string, readonly [number, number, number | undefined]>> = {
  'list, filtered': [4000, 2500, 2000],
  'first page, unfiltered': [4000, 2500, 2000],
  'text search': [1500, 1500, 300],
  'get one': [15_000, 8000, 12_000],
  create: [2000, 2000, 1000],
  'page at 80 % depth': [1500, 500, undefined],
}
const megabytes = [120, 150, 200] as const

/** The matching column of the budget table; a million on PostgreSQL has none. */
export function budgetsFor(database: 'embedded' | 'PostgreSQL', count: number) {
  const isMany = count > 200_000
  const at = database === 'embedded' ? (isMany ? 2 : 0) : isMany ? undefined : 1
  return {
    perSecond: (name: string) => (at === undefined ? undefined : perSecond[name]?.[at]),
    megabytes: at === undefined ? undefined : megabytes[at],
    readyMs: 2000,
  }
}
