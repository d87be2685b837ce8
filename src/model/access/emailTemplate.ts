import { business } from '../../base/business'
import type { Effect, EmailTemplate } from '../definition/effect'
import { placeholders, worded } from '../definition/wording'
import type { Resource } from '../fields/resource'
import type { Call } from './calls'

export interface RenderedEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type TitleByKey = (target: Resource, key: string | number) => string
type Values = Readonly<Record<string, unknown>>

export const isEmail = (effect: Effect): effect is Call & EmailTemplate => 'subject' in effect
export const emailsIn = (effects: readonly Effect[] = []) => effects.filter(isEmail)

/** Fields in a mail that name other records. */
export const referencesIn = ({ fields }: Resource, { subject, text }: EmailTemplate) =>
  [...placeholders(subject), ...placeholders(text)].flatMap(name => {
    const field = fields.get(name)
    return field?.target ? { name, target: field.target } : []
  })

/** The mail for a record, equal in preview and dispatch; undefined without an address. `titleOf` names other records. */
export function renderedEmail(
  { fields }: Resource,
  letter: EmailTemplate,
  { record, titleOf }: { readonly record: Values; readonly titleOf: TitleByKey },
): RenderedEmail | undefined {
  const text = (name: string) => {
    const value = record[name]
    const field = fields.get(name)
    if (value === null || value === undefined || !field) return ''
    const { target } = field
    if (!target) return field.print(value, business().language)
    return [value]
      .flat()
      .map(key => titleOf(target, key as string | number))
      .join(', ')
  }
  const to = text(letter.field)
  if (to === '') return undefined
  const values = { text, lines: () => [] }
  return { to, subject: worded({ text: letter.subject }, values), text: worded(letter, values) }
}

/** Fields in a mail that are unknown or cannot be printed. */
export function unknownInTemplate(
  { fields }: Resource,
  { field: recipient, subject, text, files = [] }: EmailTemplate,
) {
  const values = [...placeholders(subject), ...placeholders(text)]
  return [
    ...(fields.get(recipient)?.isEmail ? [] : [`field: ${recipient} is no field for a mail`]),
    ...values
      .filter(name => !fields.has(name) || fields.get(name)?.fields)
      .map(name => `${name} in a mail is no plain field`),
    ...files.filter(name => !fields.get(name)?.isFile).map(name => `files: ${name} is no file`),
  ]
}
