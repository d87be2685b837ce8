import { columnLabel } from '../../i18n/labels'
import { languages } from '../../i18n/languages'
import { loadMessages } from '../../i18n/load'
import type { Named } from '../../model/import/guess'
import type { FieldModel } from '../../model/resource'

/** Everything a file may call these fields: their labels in every language, and what they were. */
export async function namesOfFields(fields: readonly FieldModel[]): Promise<Named[]> {
  const dictionaries = await Promise.all(languages.map(({ value }) => loadMessages(value)))
  return fields.map(({ name, words }) => {
    const own = typeof words.label === 'object' ? Object.values<string>(words.label) : [words.label]
    const columns = dictionaries.map(messages => columnLabel(name, messages.columns))
    const said = [...own, ...columns, words.was].filter(each => each !== undefined && each !== '')
    return { name, names: [...new Set(said as string[])] }
  })
}
