import { type Language, type LocalizedText, textIn } from '../../base/text'
import type { Effect, EmailTemplate } from '../definition/effect'
import { placeholders, worded } from '../definition/wording'
import type { Resource } from '../fields/resource'
import type { Call } from './calls'
import { fieldAtPath } from './throughReference'

export interface RenderedEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
}

type TitleByKey = (target: Resource, key: string | number) => string
type Values = Readonly<Record<string, unknown>>

export const isEmail = (effect: Effect): effect is Call & EmailTemplate => 'subject' in effect
export const emailsIn = (effects: readonly Effect[] = []) => effects.filter(isEmail)

const textsOf = (text: LocalizedText) => (typeof text === 'string' ? [text] : Object.values(text))
const placesIn = ({ subject, text }: EmailTemplate) =>
  [subject, text].flatMap(textsOf).flatMap(each => placeholders(each ?? ''))

/** Whether the mail has texts in several languages. */
export const isInLanguages = ({ subject, text }: EmailTemplate) =>
  [subject, text].some(each => typeof each !== 'string')

/** Fields in a mail that name other records. */
export const referencesIn = ({ fields }: Resource, letter: EmailTemplate) =>
  placesIn(letter).flatMap(name => {
    const field = fields.get(name)
    return field?.target ? { name, target: field.target } : []
  })

interface Rendering {
  readonly record: Values
  /** Names other records. */
  readonly titleOf: TitleByKey
  readonly language: Language
}

/** The mail for a record, equal in preview and dispatch; undefined without an address. */
export function renderedEmail(
  resource: Resource,
  letter: EmailTemplate,
  { record, titleOf, language }: Rendering,
): RenderedEmail | undefined {
  const text = (name: string) => {
    const value = record[name]
    const field = fieldAtPath(resource, name)
    if (value === null || value === undefined || !field) return ''
    const { target } = field
    if (!target) return field.print(value, language)
    return [value]
      .flat()
      .map(key => titleOf(target, key as string | number))
      .join(', ')
  }
  const to = text(letter.field)
  if (to === '') return undefined
  const values = { text, lines: () => [] }
  const say = (words: LocalizedText) => worded({ text: textIn(words, language) }, values)
  return { to, subject: say(letter.subject), text: say(letter.text) }
}

/** Fields in a mail that are unknown or cannot be printed. */
export function unknownInTemplate(resource: Resource, letter: EmailTemplate) {
  const { fields } = resource
  const { field: recipient, files = [] } = letter
  return [
    ...(fieldAtPath(resource, recipient)?.isEmail
      ? []
      : [`field: ${recipient} is no field for a mail`]),
    ...placesIn(letter)
      .filter(name => !fields.has(name) || fields.get(name)?.fields)
      .map(name => `${name} in a mail is no plain field`),
    ...files.filter(name => !fields.get(name)?.isFile).map(name => `files: ${name} is no file`),
  ]
}
