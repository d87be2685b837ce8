import type { Request } from 'autocannon'
import type { Exported } from './exporting'
import { groups, parcelAt } from './parcels'
import { filters } from './spread'

/** What a client asks about parcels, in the words of one server's API. */
export interface ParcelApi {
  readonly list: (wish: ListWish) => Request
  readonly one: (id: number) => Request
  readonly path: string
  /** The list that three people export meanwhile. */
  readonly exported?: Exported
  /** The cheapest answer of the server. */
  readonly health: string
}
export interface ListWish {
  readonly filter?: Readonly<Record<string, string>>
  readonly search?: string
  readonly sort?: readonly [string, 'ASC' | 'DESC']
  /** The name at which a page deep in the list begins. */
  readonly deep?: string
}

/** The same questions for every server, over `count` parcels of the given ids. */
export function parcelQuestions(api: ParcelApi, ids: readonly number[], deepName: string) {
  const { list, one } = api
  // words of two letters are sought at the beginning of a name alone
  const named = Array.from({ length: 200 }, (_, n) =>
    parcelAt(n * 37)
      .NOMBRE.split(' ')
      .filter(word => word.length > 2),
  )
  const pairs = filters.filter(filter => 'MARCA' in filter) as Record<string, string>[]
  return [
    { name: 'health', requests: [{ path: api.health }] },
    { name: 'first page', requests: [list({})] },
    { name: 'filter by text', requests: groups.map(GRUPO => list({ filter: { GRUPO } })) },
    {
      name: 'filter by state',
      requests: ['A', 'B', 'C'].map(ESTADO => list({ filter: { ESTADO } })),
    },
    {
      name: 'filter by reference',
      requests: pairs.map(({ MARCA = '' }) => list({ filter: { MARCA } })),
    },
    {
      name: 'two filters',
      requests: [
        ...pairs.map(filter => list({ filter })),
        ...groups.map(GRUPO => list({ filter: { GRUPO, ESTADO: 'C' } })),
      ],
    },
    { name: 'newest first', requests: [list({ sort: ['ENVIO', 'DESC'] })] },
    {
      name: 'search, rare words',
      requests: named.map(words => list({ search: words.slice(-3).join(' ') })),
    },
    {
      name: 'search, common word',
      requests: ['celular', 'funda', 'grafito', 'pantalla', 'tablet'].map(search =>
        list({ search }),
      ),
    },
    { name: 'get one', requests: ids.map(one) },
    {
      name: 'get one, three export',
      requests: ids.map(one),
      ...(api.exported && { whileExporting: api.exported }),
    },
    { name: 'create', requests: [creating(api.path)] },
    { name: 'page at 80 % depth', requests: [list({ deep: deepName })] },
  ]
}

function creating(path: string): Request {
  let next = 5_000_000
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    setupRequest: request => ({ ...request, body: JSON.stringify(parcelAt(next++)) }),
  }
}
