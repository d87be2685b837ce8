import { schemas } from 'virtual:catalogue'
import { resources } from 'virtual:schema-texts/all'
import { expect, test } from 'vitest'
import { columnLabel } from '../../src/i18n/labels'
import { loadNamespace } from '../../src/i18n/namespaces'
import { mapTexts, textUnder } from '../../src/model/words/texts'

test('a column without a label reads as its name, not as one of another business', async () => {
  const columns = await loadNamespace('en', 'columns')
  const names = ['state', 'company', 'EMAIL']
  expect(names.map(name => columnLabel(name, columns))).toEqual(['State', 'Company', 'Email'])
})

test.each(Object.entries(schemas))('every text of %s is there in English', async (name, load) => {
  const texts = resources[`./en/resources/${name}.json`] ?? {}
  const missing: string[] = []
  mapTexts(await load(), (key, text) => {
    if (textUnder(key, texts) === undefined) missing.push(key.join('.'))
    return text
  })
  expect(missing).toEqual([])
})
