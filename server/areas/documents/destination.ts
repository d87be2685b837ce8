import type { DocumentPage } from '../../documents/page'
import type { RecordValues } from '../../query/requestContext'
import { readTitles } from '../../query/titles'

/** Frozen delivery address of an order on one line, with the name of its parish. */
export async function documentAddress(page: DocumentPage): Promise<string> {
  const { request, values } = page
  const where = (values.OBSERVACIONESB ?? {}) as RecordValues
  const parishes = request.records.catalogue.resources.get('parishes')
  const code = typeof where.PARROQUIA === 'string' ? where.PARROQUIA : ''
  const [named] = parishes && code ? await readTitles(request, parishes, [code]) : []
  return [where.TIPO, where.DIRECCION, named?.[1] ?? code, where.CANTON, where.PROVINCIA]
    .map(part => (part === null || part === undefined ? '' : String(part)))
    .filter(Boolean)
    .join(', ')
}
