import { policyOf } from '../../src/model/access'
import type { StoredFile } from '../../src/model/kinds/structure'
import type { Asking } from './context'
import { keepsVersions } from './fileRows'
import { demand, forbidden } from './forbid'
import { historyId } from './history'
import { type Person, peopleOf } from './people'
import { getRecord, notFound } from './read'
import { storedFile } from './showFiles'

/** A file that a field holds, or held before it was replaced. */
export interface FileVersion {
  readonly file: StoredFile
  /** When and by whom it was uploaded. */
  readonly at: string
  readonly by: Person | null
  readonly isCurrent: boolean
}

interface Wanted {
  readonly id: string
  readonly field: string
  readonly link: (path: string) => Promise<string>
}

/** Every version that is kept of a file, the current one first, the one replaced last after it; for who may read it. */
export async function readVersions(asking: Asking, { id, field: name, link }: Wanted) {
  const { records, resource, me } = asking
  demand(asking, 'read')
  const field = resource.fields.get(name)
  if (!field || !keepsVersions({ path: name, field })) throw notFound()
  const record = await getRecord(asking, id)
  if (!policyOf(resource, me).readable.has(name)) throw forbidden(asking, 'read')
  const rows = await records.db.read
    .selectFrom('_FILE')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, { ...record, ...companyIn(asking) }))
    .where('FIELD', '=', name)
    .execute()
  const people = await peopleOf(
    asking,
    rows.map(({ CREATED_BY }) => CREATED_BY),
  )
  const ended = ({ DETACHED_AT }: (typeof rows)[number]) => String(DETACHED_AT ?? '~')
  const ordered = rows.toSorted((a, b) => (ended(a) < ended(b) ? 1 : -1))
  return Promise.all(
    ordered.map(
      async (row): Promise<FileVersion> => ({
        file: await storedFile(row, link),
        at: String(row.CREATED_AT),
        by: people.get(row.CREATED_BY) ?? null,
        isCurrent: row.DETACHED_AT === null,
      }),
    ),
  )
}

/** Part of the id where keys are a company's own, also for who does not read it. */
const companyIn = ({ resource: { company }, me }: Asking) =>
  company ? { [company.name]: me.EMPRESA } : {}
