import { fold } from '../../domain/fold'
import { desk } from '../../i18n/desk'
import { columnLabel } from '../../i18n/labels'
import { languages } from '../../i18n/languages'
import { loadColumns } from '../../i18n/load'
import type { ImportColumn } from '../../model/import/columns'
import type { Named } from '../../model/import/guess'
import type { FieldModel } from '../../model/resource'

type Columns = Readonly<Record<string, string>>

/**
 * Everything a file may call these columns: their labels in every language, and what they were. A
 * line's column is called by its lines and itself, or by itself alone where no other is called so.
 */
export async function namesOfColumns(columns: readonly ImportColumn[]): Promise<Named[]> {
  const [dictionaries] = await Promise.all([
    Promise.all(languages.map(({ value }) => loadColumns(value).catch(() => ({})))),
    desk.loadSchemaTexts(),
  ])
  const saidOf = (field: FieldModel) => [...new Set(namesOf(field, dictionaries))]
  const own = columns
    .filter(({ lines }) => !lines)
    .flatMap(({ field }) => [field.name, ...saidOf(field)])
  const taken = new Set(own.map(fold))
  return columns.map(({ name, field, lines }) => {
    if (!lines) return { name, names: saidOf(field) }
    const below = [field.name, ...saidOf(field)]
    const whole = saidOf(lines).flatMap(first => below.map(second => `${first} ${second}`))
    return { name, names: [...whole, ...below.filter(said => !taken.has(fold(said)))] }
  })
}

function namesOf({ name, words }: FieldModel, dictionaries: readonly Columns[]): string[] {
  const own = typeof words.label === 'object' ? Object.values<string>(words.label) : [words.label]
  const called = dictionaries.map(columns => columnLabel(name, columns))
  const said = [...own, ...called, words.was].filter(each => each !== undefined && each !== '')
  return said as string[]
}
