import { apiPath, business } from '../../../../src/base/business'
import { localeOf } from '../../../../src/i18n/languages'
import type { DraftField, SchemaDraft } from './draftSchema'

interface DraftReport {
  readonly path: string
  readonly from: string
  readonly misfits: readonly string[]
  readonly isLabelled: boolean
}

/** Guesses with their reasons, and open decisions. */
export function describeDraft(
  draft: SchemaDraft,
  { path, from, misfits, isLabelled }: DraftReport,
): string {
  const wide = Math.max(...draft.fields.map(({ column }) => column.name.length), 4)
  const fields = draft.fields.map(field => `  ${lineOf(field, draft, wide)}`)
  const looks = [
    ...draft.notes,
    ...(isLabelled ? [] : describeLabel(draft)),
    ...describeTenant(draft),
    ...draft.fields.flatMap(({ column, guess }) =>
      guess.look ? [`${column.name}: ${guess.look}`] : [],
    ),
    'access: administrators only, until you decide',
    ...misfits.slice(0, 5).map(misfit => `the sample’s ${misfit} would be refused`),
    ...(misfits.length > 5 ? [`… and ${misfits.length - 5} rows more would be refused`] : []),
  ]
  return [
    `${path} is written from ${from}:`,
    '',
    ...fields,
    '',
    'Look at:',
    ...looks.map(look => `  - ${look}`),
    '',
    `Next: npm run resource check, then npm start; it is in the menu and at ${apiPath(draft.name)}`,
  ].join('\n')
}

/** The label is made of the name, which is English. */
function describeLabel({ label }: SchemaDraft): string[] {
  const { language } = new Intl.Locale(localeOf(business().language))
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language)
  return language === 'en' ? [] : [`label: "${label}" is English; give the name in ${name}`]
}

function describeTenant({ hasCompany }: SchemaDraft): string[] {
  const { tenant } = business()
  if (!tenant) return []
  return hasCompany
    ? [`company: each row belongs to one company (${tenant.column}), set by the server`]
    : ['tenant: every company shares these rows; add tenant: true where each has its own']
}

function lineOf({ column, guess, words }: DraftField, { key, title }: SchemaDraft, wide: number) {
  const places = [
    column.name === key && 'key',
    column.name === title && 'title',
    words.required === true && 'required',
    words.unique === true && 'unique',
  ].filter(Boolean)
  const kind = [words.kind, ...places].join(', ')
  return `${column.name.padEnd(wide)}  ${kind.padEnd(24)}  ${guess.why}`
}
