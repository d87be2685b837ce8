import { fieldLabel, textOf } from '../../../src/i18n/labels'
import { loadNamespace } from '../../../src/i18n/namespaces'
import type { FieldModel } from '../../../src/model/fields/resource'
import type { Trx } from '../../db/db'
import { findRows } from '../../query/findRows'
import type { Records, RecordValues } from '../../query/requestContext'
import { activeRows } from '../../query/scope'
import { documentFiles } from './documents'
import { readDraft, toApplication } from './draft'
import { sectionsIn } from './form'
import { APPLICATIONS, type Guest, ownContext } from './links'

const house = 'es'

/**
 * Fields for an invitation of an applicant with an earlier application: its key (null while in the trash),
 * the draft as text, and documents. The inviting user sees the key only of their own applications.
 */
export async function findRepeated(
  trx: Trx,
  records: Records,
  guest: Guest,
): Promise<RecordValues> {
  const { resource, me } = ownContext(records, APPLICATIONS, guest)
  const draft = toApplication(records, guest, await readDraft(trx, guest))
  const { RUC } = draft
  const among = activeRows(resource, me)
  const [first] = await findRows(trx, resource, { scope: among, where: { RUC: [RUC] } })
  const own = first?.CREATED_BY_USER === guest.invitation.CREATED_BY_USER ? first : undefined
  const documents = await documentFiles(trx, guest)
  const place = { FIELD: 'DOCUMENTOS_RECIBIDOS.ARCHIVO' }
  for (const { ID } of documents)
    await trx.updateTable('_FILE').set(place).where('ID', '=', ID).execute()
  return {
    REPETIDA: true,
    ...{ RUC, SOLICITUD_ANTERIOR: first?.ID_EMPRESA ?? null },
    ...(own && { ID_EMPRESA: own.ID_EMPRESA }),
    DATOS_RECIBIDOS: await inWords(records, guest, draft),
    DOCUMENTOS_RECIBIDOS: documents.map(({ ID, FIELD }) => ({ TIPO: FIELD, ARCHIVO: { id: ID } })),
  }
}

/** Draft as text, one line per field in form order. */
async function inWords(records: Records, guest: Guest, draft: RecordValues): Promise<string> {
  const { resource } = ownContext(records, APPLICATIONS, guest)
  const columns = await loadNamespace(house, 'columns')
  const getLabel = ({ name, words }: FieldModel) =>
    fieldLabel({ name, label: words.label }, house, columns)
  const describeValue = (field: FieldModel, value: unknown): string[] => {
    if (value == null || value === '' || field.kind === 'computed') return []
    if (!field.fields || !Array.isArray(value))
      return [`${getLabel(field)}: ${field.print(value, house)}`]
    const rows = (value as RecordValues[]).map(row =>
      (field.fields ?? []).flatMap(each => describeValue(each, row[each.name])).join(' · '),
    )
    return rows.filter(Boolean).map(row => `– ${row}`)
  }
  return sectionsIn(resource, draft)
    .flatMap(({ label, fields }) => {
      const lines = fields.flatMap(field => describeValue(field, draft[field.name]))
      return lines.length > 0 ? [[textOf(label, house), ...lines].filter(Boolean).join('\n')] : []
    })
    .join('\n\n')
}
