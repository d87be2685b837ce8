import { tenantOf } from '../../src/base/business'
import { policyOf } from '../../src/model/access/access'
import { peopleOf } from '../access/people'
import { demand, forbidden } from '../access/permissions'
import { historyId } from '../audit/writeHistory'
import { storedFileView } from '../files/showFiles'
import { keepsVersions } from '../query/fileRows'
import type { RequestContext } from '../query/requestContext'
import { getRecord, recordNotFound } from '../read/read'

interface VersionQuery {
  readonly id: string
  readonly field: string
  readonly link: (path: string) => string
}

/** Every kept version of a file, current one first, for who may read it. */
export async function readVersions(
  request: RequestContext,
  { id, field: name, link }: VersionQuery,
) {
  const { records, resource, me } = request
  demand(request, 'read')
  const field = resource.fields.get(name)
  if (!field || !keepsVersions({ path: name, field })) throw recordNotFound()
  const record = await getRecord(request, id)
  if (!policyOf(resource, me).readable.has(name)) throw forbidden(request, 'read')
  const rows = await records.db.read
    .selectFrom('_FILE')
    .selectAll()
    .where('RESOURCE', '=', resource.name)
    .where('RECORD_ID', '=', historyId(resource, { ...record, ...companyIn(request) }))
    .where('FIELD', '=', name)
    .execute()
  const people = await peopleOf(
    request,
    rows.map(({ CREATED_BY }) => CREATED_BY),
  )
  const ended = ({ DETACHED_AT }: (typeof rows)[number]) => String(DETACHED_AT ?? '~')
  const ordered = rows.toSorted((a, b) => (ended(a) < ended(b) ? 1 : -1))
  return ordered.map(row => ({
    file: storedFileView(row, link),
    at: String(row.CREATED_AT),
    by: people.get(row.CREATED_BY) ?? null,
    isCurrent: row.DETACHED_AT === null,
  }))
}

/** Part of the id where keys are unique only within a company. */
const companyIn = ({ resource: { company }, me }: RequestContext) =>
  company ? { [company.name]: tenantOf(me) } : {}
