import { fieldLabel, textOf } from '../../../src/i18n/labels'
import { loadMessages } from '../../../src/i18n/load'
import type { FieldModel } from '../../../src/model/resource'
import type { Trx } from '../../db/db'
import type { Records, Values } from '../../records/context'
import { rowsAmong } from '../../records/rowsAmong'
import { livingOf } from '../../records/scope'
import { applicationOf, readDraft } from './draft'
import { sectionsIn } from './form'
import { APPLICATIONS, type Guest, ownAsking } from './links'
import { paperFiles } from './papers'

const house = 'es'

/**
 * What an invitation keeps of somebody who has an application here already: the application it repeats
 * (none while that lies in the trash), what they filled in, in words, and the documents they handed up.
 * Whoever invited is told which application it is where it is their own.
 */
export async function repeatedOf(trx: Trx, records: Records, guest: Guest): Promise<Values> {
  const { resource, me } = ownAsking(records, APPLICATIONS, guest)
  const draft = applicationOf(records, guest, await readDraft(trx, guest))
  const { RUC } = draft
  const among = livingOf(resource, me)
  const [first] = await rowsAmong(trx, resource, { among, where: { RUC: [RUC] } })
  const own = first?.CREATED_BY_USER === guest.invitation.CREATED_BY_USER ? first : undefined
  const papers = await paperFiles(trx, guest)
  const place = { FIELD: 'DOCUMENTOS_RECIBIDOS.ARCHIVO' }
  for (const { ID } of papers)
    await trx.updateTable('_FILE').set(place).where('ID', '=', ID).execute()
  return {
    REPETIDA: true,
    ...{ RUC, SOLICITUD_ANTERIOR: first?.ID_EMPRESA ?? null },
    ...(own && { ID_EMPRESA: own.ID_EMPRESA }),
    DATOS_RECIBIDOS: await inWords(records, guest, draft),
    DOCUMENTOS_RECIBIDOS: papers.map(({ ID, FIELD }) => ({ TIPO: FIELD, ARCHIVO: { id: ID } })),
  }
}

/** What was filled in, a line for each field, in the order of the form. */
async function inWords(records: Records, guest: Guest, draft: Values): Promise<string> {
  const { resource } = ownAsking(records, APPLICATIONS, guest)
  const { columns } = await loadMessages(house)
  const labelOf = ({ name, words }: FieldModel) =>
    fieldLabel({ name, label: words.label }, house, columns)
  const say = (field: FieldModel, value: unknown): string[] => {
    if (value == null || value === '' || field.kind === 'computed') return []
    if (!field.fields || !Array.isArray(value))
      return [`${labelOf(field)}: ${field.print(value, house)}`]
    const rows = (value as Values[]).map(row =>
      (field.fields ?? []).flatMap(each => say(each, row[each.name])).join(' · '),
    )
    return rows.filter(Boolean).map(row => `– ${row}`)
  }
  return sectionsIn(resource, draft)
    .flatMap(({ label, fields }) => {
      const lines = fields.flatMap(field => say(field, draft[field.name]))
      return lines.length > 0 ? [[textOf(label, house), ...lines].filter(Boolean).join('\n')] : []
    })
    .join('\n\n')
}
