import { today } from '../../../src/base/day'
import type { Language } from '../../../src/base/text'
import type { GuestField, Invitation } from '../../../src/contracts/creditInvitation'
import { invitationState, openInvitation } from '../../../src/domain/credit/creditInvitation'
import { fieldLabel, textOf } from '../../../src/i18n/labels'
import { loadNamespace } from '../../../src/i18n/namespaces'
import { fileRules } from '../../../src/model/access/fileRules'
import type { FieldModel, Resource } from '../../../src/model/fields/resource'
import { holds } from '../../../src/model/rules/evaluate'
import { parseRule } from '../../../src/model/rules/rule'
import type { DbRow } from '../../db/db'
import type { Records, RecordValues } from '../../query/requestContext'
import { documentFiles, invitedDocuments } from './documents'
import { guestFields, readDraft, toApplication } from './draft'
import { APPLICATIONS, DOCUMENTS, type Guest, ownContext } from './links'
import { missingDocuments } from './requestedDocuments'

/** State of an invitation for its guest; it is over after its last day, before the timer runs too. */
export function readInvitationState({ clock }: Pick<Records, 'clock'>, { invitation }: Guest) {
  const { ESTADO, FECHA_CADUCIDAD } = invitation
  if (ESTADO === invitationState.delivered) return 'delivered'
  if (ESTADO === invitationState.revoked || ESTADO === invitationState.prepared) return 'revoked'
  const isOver = String(FECHA_CADUCIDAD) < today(clock())
  if (!openInvitation.includes(ESTADO) || isOver) return 'expired'
  return ESTADO === invitationState.sent ? 'sent' : 'opened'
}

/** Content of the invitation page; only the state once it is over. */
export async function invitationFor(
  records: Records,
  guest: Guest,
  language: Language,
): Promise<Invitation> {
  const state = readInvitationState(records, guest)
  const { invitation } = guest
  const company = await companyName(records, invitation)
  const facts = {
    state,
    company,
    until: textOrNull(invitation.FECHA_CADUCIDAD),
    person: invitation.TIPO_PERSONA === 'J' ? 'J' : 'N',
  } as const
  if (state === 'delivered') {
    const missing = await missingDocuments(records.db.read, records, guest)
    const documents = missing.length > 0 && {
      documents: listDocuments(records, language, { types: missing, held: new Map() }),
    }
    return { ...facts, delivered: textOrNull(invitation.FECHA_ENTREGA), ...documents }
  }
  if (state !== 'sent' && state !== 'opened') return { ...facts, delivered: null }
  return {
    ...facts,
    name: String(invitation.NOMBRE),
    notice: await noticeFor(language, company),
    ...(state === 'opened' && {
      values: await readDraft(records.db.read, guest),
      sections: await buildSections(records, guest, language),
      documents: listDocuments(records, language, {
        types: invitedDocuments(guest),
        held: new Map((await documentFiles(records.db.read, guest)).map(row => [row.FIELD, row])),
      }),
    }),
  }
}

const textOrNull = (value: unknown) => (value == null ? null : String(value))

export const noticeFor = async (language: Language, company: string) =>
  (await loadNamespace(language, 'creditNotice')).text.replaceAll('{{company}}', company)

export async function companyName({ db, catalogue }: Records, invitation: RecordValues) {
  const { table, key } = catalogue.get('companies')
  const row = await db.read
    .selectFrom(table)
    .select('NOMBRE')
    .where(key.name, '=', String(invitation.EMPRESA))
    .executeTakeFirst()
  return String(row?.NOMBRE ?? '')
}

async function buildSections(records: Records, guest: Guest, language: Language) {
  const { resource, me } = ownContext(records, APPLICATIONS, guest)
  const guestFieldList = guestFields({ resource, me }, guest)
  const columns = await loadNamespace(language, 'columns')
  const draft = toApplication(records, guest, await readDraft(records.db.read, guest))
  const describeField = (field: FieldModel) => describe(field, { language, columns, draft })
  return sectionsIn(resource, draft)
    .map(({ id, label, fields }) => ({
      id,
      label: textOf(label, language),
      fields: fields
        .filter(field => guestFieldList.has(field.name) && holds(field.visibleWhen, draft, me))
        .map(describeField),
    }))
    .filter(({ fields }) => fields.length > 0)
}

/** Visible sections of a form for a record, with their fields. */
export const sectionsIn = ({ form, fields }: Resource, record: RecordValues) =>
  form.sections
    .filter(({ visibleWhen }) => !visibleWhen || holds(parseRule(visibleWhen), record, {}))
    .map(({ fields: names, ...section }) => ({
      ...section,
      fields: names.flatMap(name => fields.get(name) ?? []),
    }))

interface FormReader {
  readonly language: Language
  readonly columns: Readonly<Record<string, string>>
  readonly draft: RecordValues
}

/** A field as needed by a page without the schemas. */
function describe(field: FieldModel, reader: FormReader): GuestField {
  const { words } = field
  const { language, columns, draft } = reader
  const { min, max } = words as { readonly min?: unknown; readonly max?: unknown }
  const isText = field.store === 'text'
  return {
    name: field.name,
    kind: field.kind,
    label: fieldLabel({ name: field.name, label: words.label }, language, columns),
    required: holds(field.required, draft, {}) || (field.kind === 'lines' && Number(min ?? 0) > 0),
    ...(words.help && { help: textOf(words.help, language) }),
    ...(typeof max === 'number' && (isText ? { maxLength: max } : { max })),
    ...(typeof min === 'number' && !isText && { min }),
    ...(field.options && {
      options: Object.keys(field.options).map(value => ({
        value,
        label: field.print(value, language),
      })),
    }),
    ...(field.fields && { fields: field.fields.map(each => describe(each, reader)) }),
  }
}

interface InvitedDocuments {
  readonly types: readonly string[]
  /** Uploaded files by document type. */
  readonly held: ReadonlyMap<unknown, DbRow>
}

function listDocuments(
  { catalogue }: Records,
  language: Language,
  { types, held }: InvitedDocuments,
) {
  const { fields } = catalogue.get(DOCUMENTS)
  const file = fields.get('ARCHIVO')
  return {
    ...(file && { rules: fileRules(file) }),
    list: types.map(type => ({
      type,
      label: fields.get('TIPO')?.print(type, language) ?? type,
      file: toFileView(held.get(type)),
    })),
  }
}

const toFileView = (row: DbRow | undefined) =>
  row ? { name: String(row.NAME), size: Number(row.SIZE) } : null
