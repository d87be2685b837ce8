import type { Values } from '../../records/context'
import { readTitles } from '../../records/titles'
import type { Page } from './page'

/** Where an order goes, in one line: the address it froze, its parish by name. */
export async function addressOf(page: Page): Promise<string> {
  const { asking, values } = page
  const where = (values.OBSERVACIONESB ?? {}) as Values
  const parishes = asking.records.catalogue.resources.get('parishes')
  const code = typeof where.PARROQUIA === 'string' ? where.PARROQUIA : ''
  const [named] = parishes && code ? await readTitles(asking, parishes, [code]) : []
  return [where.TIPO, where.DIRECCION, named?.[1] ?? code, where.CANTON, where.PROVINCIA]
    .map(part => (part === null || part === undefined ? '' : String(part)))
    .filter(Boolean)
    .join(', ')
}
