import { business, roleCode } from '../../src/base/business'
import { catalogue } from '../../src/catalogue'
import { sentenceDictionaries } from '../../src/i18n/dictionaries'
import { fieldLabel } from '../../src/i18n/labels'
import { loadNamespace } from '../../src/i18n/namespaces'
import type { Me } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import type { OpenWords, SentenceList } from '../../src/model/sentences/labels/sentenceList'
import { synonymsOf } from '../../src/model/sentences/labels/synonymsOf'
import { readSentence } from '../../src/model/sentences/readSentence'
import { everyText, sentenceListOf } from '../../src/model/sentences/sentenceListOf'
import { tokensOf } from '../../src/model/sentences/words/tokens'

const me = { ID: 1, ROLE: roleCode(business().adminRole) } as unknown as Me
const synonyms = await Promise.all([
  loadNamespace('es', 'synonyms'),
  loadNamespace('en', 'synonyms'),
])
const { es, en } = await sentenceDictionaries()
const labels = {
  field: ({ name, words: { label } }: FieldModel) => [
    fieldLabel({ name, label }, 'es', es),
    fieldLabel({ name, label }, 'en', en),
  ],
  resource: ({ schema }: Resource) =>
    everyText(schema.label).flatMap(label => label.split('|').map(part => part.trim())),
  synonyms: (name: string) => synonymsOf(name, synonyms),
}

/** The sentence as an administrator says it on Friday, 27 November 2026. */
export const readAsAdmin = (name: string, text: string) =>
  readSentence(text, listAsAdmin(name), '2026-11-27')

/** What an administrator can ask of a list. */
export function listAsAdmin(name: string) {
  const resource = catalogue.get(name)
  const list =
    lists.get(name) ?? sentenceListOf({ resource, me, catalogue }, labels, { isLoaded: () => true })
  lists.set(name, list)
  return list
}
const lists = new Map<string, SentenceList>()

/** Words to look up, after the field that is named; denied ones with a minus. */
export const opened = ({ text, path, isDenied }: OpenWords) =>
  `${isDenied ? '-' : ''}${path === undefined ? '' : `${path}:`}${text}`

/** Words in the files of synonyms that their list does not know. */
export const unknownSynonyms = () =>
  synonyms.flatMap(file =>
    Object.entries(file).flatMap(([name, its]) =>
      name === '*' ? [] : Object.keys(its).filter(means => !isKnown(name, means)),
    ),
  )

const spoken = (text: string) =>
  tokensOf(text)
    .map(token => token.text)
    .join(' ')

/** A name of the list or of a field, or a condition. */
function isKnown(name: string, means: string) {
  const { list, parts, open, unread, sort } = readAsAdmin(name, means)
  if (open.length > 0) return false
  // "balance above" is known before a number
  const bound = readAsAdmin(name, `${means} 1`)
  const isBound = bound.parts.length === 1 && bound.unread.length === 0
  if (unread.length > 0) return isBound || (unread.join() === spoken(means) && parts.length === 0)
  return list !== undefined || parts.length > 0 || sort !== undefined
}
