import { catalogue } from '../../src/catalogue'
import { fieldLabel } from '../../src/i18n/labels'
import columnsEn from '../../src/locales/en/columns.json'
import columnsEs from '../../src/locales/es/columns.json'
import type { Me } from '../../src/model/access/access'
import type { FieldModel, Resource } from '../../src/model/fields/resource'
import { readSentence } from '../../src/model/sentences/readSentence'
import type { OpenWords } from '../../src/model/sentences/sentenceList'
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
  const list = { resource: catalogue.get(name), me, catalogue }
  const sentences = sentenceListOf(list, labels, { isLoaded: () => true })
  return readSentence(text, sentences, '2026-11-27')
}

/** Words to look up, after the field that is named; denied ones with a minus. */
export const opened = ({ text, path, isDenied }: OpenWords) =>
  `${isDenied ? '-' : ''}${path === undefined ? '' : `${path}:`}${text}`
