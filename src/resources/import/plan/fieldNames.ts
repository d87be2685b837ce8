import { fold } from '../../../base/fold'
import { columnLabel } from '../../../i18n/labels'
import { languages } from '../../../i18n/languages'
import { loadNamespace } from '../../../i18n/namespaces'
import { loadSchemaTexts } from '../../../i18n/schemaTexts'
import type { FieldModel } from '../../../model/fields/resource'
import type { ImportColumn } from '../../../model/import/columns'
import type { NamedColumn } from '../../../model/import/guess'

type Columns = Readonly<Record<string, string>>

/**
 * All names a file may use for these columns: labels in every language, and names from `renamedFrom`. A
 * column of child rows is named with its parent, or alone where its label is unique.
 */
export async function namesOfColumns(columns: readonly ImportColumn[]): Promise<NamedColumn[]> {
  const [dictionaries] = await Promise.all([
    Promise.all(languages().map(({ value }) => loadNamespace(value, 'columns').catch(() => ({})))),
    loadSchemaTexts(),
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
    return { name, names: [...whole, ...below.filter(known => !taken.has(fold(known)))] }
  })
}

function namesOf({ name, words }: FieldModel, dictionaries: readonly Columns[]): string[] {
  const own = typeof words.label === 'object' ? Object.values<string>(words.label) : [words.label]
  const called = dictionaries.map(columns => columnLabel(name, columns))
  const known = [...own, ...called, words.renamedFrom].filter(
    each => each !== undefined && each !== '',
  )
  return known as string[]
}
