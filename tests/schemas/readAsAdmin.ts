import { catalogue } from '../../src/catalogue'
import { fieldLabel } from '../../src/i18n/labels'
import columnsEn from '../../src/locales/en/columns.json'
import columnsEs from '../../src/locales/es/columns.json'
import type { Me } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { readSentence } from '../../src/model/sentences/readSentence'
import type { OpenWords, SentenceList } from '../../src/model/sentences/sentenceList'
import { everyText, sentenceListOf } from '../../src/model/sentences/sentenceListOf'

const me = { ID: 1, ROLE: '10' } as Me
const labels = {
  field: ({ name, words: { label } }: FieldModel) => [
    fieldLabel({ name, label }, 'es', columnsEs),
    fieldLabel({ name, label }, 'en', columnsEn),
  ],
  resource: ({ schema }: Resource) =>
    everyText(schema.label).flatMap(label => label.split('|').map(part => part.trim())),
}

/** The sentence as an administrator says it on Friday, 27 November 2026. */
export function readAsAdmin(name: string, text: string) {
  const resource = catalogue.get(name)
  const list =
    lists.get(name) ?? sentenceListOf({ resource, me, catalogue }, labels, { isLoaded: () => true })
  lists.set(name, list)
  return readSentence(text, list, '2026-11-27')
}
const lists = new Map<string, SentenceList>()

/** Words to look up, after the field that is named; denied ones with a minus. */
export const opened = ({ text, path, isDenied }: OpenWords) =>
  `${isDenied ? '-' : ''}${path === undefined ? '' : `${path}:`}${text}`
