import { invitationState, openInvitation } from '../../../src/domain/creditInvitation'
import { creditNotice } from '../../../src/domain/creditNotice'
import { today } from '../../../src/domain/day'
import { type Language, textIn } from '../../../src/domain/text'
import { fieldLabel, textOf } from '../../../src/i18n/labels'
import { loadMessages } from '../../../src/i18n/load'
import { holds } from '../../../src/model/evaluate'
import { fileRules } from '../../../src/model/fileRules'
import type { FieldModel, Resource } from '../../../src/model/resource'
import { parseRule } from '../../../src/model/rule'
import type { Row } from '../../db/db'
import type { Records, Values } from '../../records/context'
import { applicationOf, guestFields, readDraft } from './draft'
import { missingPapers } from './late'
import { APPLICATIONS, DOCUMENTS, type Guest, ownAsking } from './links'
import { paperFiles, papersOf } from './papers'

/** Where an invitation stands for its guest; past its day it is over, whether or not the clock has said so. */
export function standingOf({ clock }: Pick<Records, 'clock'>, { invitation }: Guest) {
  const { ESTADO, FECHA_CADUCIDAD } = invitation
  if (ESTADO === invitationState.delivered) return 'delivered'
  if (ESTADO === invitationState.revoked || ESTADO === invitationState.prepared) return 'revoked'
  const isOver = String(FECHA_CADUCIDAD) < today(clock())
  if (!openInvitation.includes(ESTADO) || isOver) return 'expired'
  return ESTADO === invitationState.sent ? 'sent' : 'opened'
}

/** What the page of an invitation shows: only how it stands, once it is over. */
export async function invitationFor(records: Records, guest: Guest, language: Language) {
  const state = standingOf(records, guest)
  const { invitation } = guest
  const company = await companyName(records, invitation)
  const told = {
    state,
    company,
    until: invitation.FECHA_CADUCIDAD,
    person: invitation.TIPO_PERSONA,
  }
  if (state === 'delivered') {
    const missing = await missingPapers(records.db.read, records, guest)
    const documents = missing.length > 0 && {
      documents: documentsOf(records, language, { types: missing, held: new Map() }),
    }
    return { ...told, delivered: invitation.FECHA_ENTREGA ?? null, ...documents }
  }
  if (state !== 'sent' && state !== 'opened') return { ...told, delivered: null }
  return {
    ...told,
    name: invitation.NOMBRE,
    notice: noticeFor(language, company),
    ...(state === 'opened' && {
      values: await readDraft(records.db.read, guest),
      sections: await sectionsOf(records, guest, language),
      documents: documentsOf(records, language, {
        types: papersOf(guest),
        held: new Map((await paperFiles(records.db.read, guest)).map(row => [row.FIELD, row])),
      }),
    }),
  }
}

/** The notice a guest accepts, word for word. */
export const noticeFor = (language: Language, company: string) =>
  textIn(creditNotice, language).replaceAll('{company}', company)

export async function companyName({ db, catalogue }: Records, invitation: Values) {
  const { table, key } = catalogue.get('companies')
  const row = await db.read
    .selectFrom(table)
    .select('NOMBRE')
    .where(key.name, '=', invitation.EMPRESA)
    .executeTakeFirst()
  return String(row?.NOMBRE ?? '')
}

async function sectionsOf(records: Records, guest: Guest, language: Language) {
  const { resource, me } = ownAsking(records, APPLICATIONS, guest)
  const asked = guestFields({ resource, me }, guest)
  const { columns } = await loadMessages(language)
  const draft = applicationOf(records, guest, await readDraft(records.db.read, guest))
  const tell = (field: FieldModel) => describe(field, { language, columns, draft })
  return sectionsIn(resource, draft)
    .filter(({ later }) => !later)
    .map(({ id, label, fields }) => ({
      id,
      label: textOf(label, language),
      fields: fields
        .filter(field => asked.has(field.name) && holds(field.show, draft, me as unknown as Values))
        .map(tell),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** The sections of a form that show while the record is like this, with their fields. */
export const sectionsIn = ({ form, fields }: Resource, record: Values) =>
  form.sections
    .filter(({ show }) => !show || holds(parseRule(show), record, {}))
    .map(({ fields: names, ...section }) => ({
      ...section,
      fields: names.flatMap(name => fields.get(name) ?? []),
    }))

interface Telling {
  readonly language: Language
  readonly columns: Readonly<Record<string, string>>
  readonly draft: Values
}

/** A field as a page without the schemas can draw it. */
function describe(field: FieldModel, telling: Telling): Record<string, unknown> {
  const { words } = field
  const { language, columns, draft } = telling
  const bounds = words as { maxLength?: number; min?: number; max?: number; digits?: number }
  return {
    name: field.name,
    kind: field.kind,
    label: fieldLabel({ name: field.name, label: words.label }, language, columns),
    required: holds(field.required, draft, {}) || (field.kind === 'lines' && (bounds.min ?? 0) > 0),
    ...(words.help && { help: textOf(words.help, language) }),
    ...(bounds.maxLength && { maxLength: bounds.maxLength }),
    ...(bounds.digits && { maxLength: bounds.digits }),
    ...(typeof bounds.max === 'number' && { max: bounds.max }),
    ...(typeof bounds.min === 'number' && { min: bounds.min }),
    ...(field.options && {
      options: Object.keys(field.options).map(value => ({
        value,
        label: field.print(value, language),
      })),
    }),
    ...(field.fields && { fields: field.fields.map(each => describe(each, telling)) }),
  }
}

interface Papers {
  readonly types: readonly string[]
  /** The files handed up so far, by the kind of their document. */
  readonly held: ReadonlyMap<unknown, Row>
}

function documentsOf({ catalogue }: Records, language: Language, { types, held }: Papers) {
  const { fields } = catalogue.get(DOCUMENTS)
  const file = fields.get('ARCHIVO')
  return {
    rules: file && fileRules(file),
    list: types.map(type => ({
      type,
      label: fields.get('TIPO')?.print(type, language),
      file: held.has(type) ? { name: held.get(type)?.NAME, size: held.get(type)?.SIZE } : null,
    })),
  }
}
