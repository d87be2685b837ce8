import { useTranslate } from 'ra-core'
import { useCallback, useMemo } from 'react'
import { business } from '../../base/business'
import { humanise, type LocalizedText } from '../../base/text'
import { inSentence, plural, singular, textOf } from '../../i18n/labels'
import type { FieldModel, Resource } from '../../model/fields/resource'
import { useLanguage } from './backendContext'

interface Labels {
  /** Example: `Cliente`. */
  one(resource: Resource): string
  /** Inside a sentence: `cliente` in `Crear cliente`. */
  oneInside(resource: Resource): string
  /** Example: `Clientes`. */
  many(resource: Resource): string
  /** Inside a sentence: `clientes` in `Combinar clientes`. */
  manyInside(resource: Resource): string
  field(field: Pick<FieldModel, 'name' | 'words'>): string
  /** Label of an undeclared column, from the dictionary or derived from its name. */
  column(name: string): string
  /** A schema's text in the reader's language; empty if undefined. */
  text(text: LocalizedText | undefined): string
}

export function useLabels(): Labels {
  const language = useLanguage()
  const translate = useTranslate()
  const column = useCallback(
    (name: string) =>
      [name, name.toUpperCase()]
        .map(key => translate(`columns.${key}`, { _: '' }))
        .find(label => label !== '') ?? humanise(name),
    [translate],
  )
  const inside = useCallback(
    ({ schema: { label } }: Resource, form: (label: string) => string) =>
      inSentence(
        form(textOf(label, language)),
        typeof label === 'string' ? business().language : language,
      ),
    [language],
  )
  return useMemo(
    () => ({
      one: resource => singular(textOf(resource.schema.label, language)),
      oneInside: resource => inside(resource, singular),
      many: resource => plural(textOf(resource.schema.label, language)),
      manyInside: resource => inside(resource, plural),
      field: ({ name, words }) => textOf(words.label, language) || column(name),
      column,
      text: text => textOf(text, language),
    }),
    [column, inside, language],
  )
}
