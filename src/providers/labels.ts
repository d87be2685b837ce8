import { useTranslate } from 'ra-core'
import { useCallback, useMemo } from 'react'
import type { Text } from '../domain/text'
import { humanise, inSentence, plural, singular, textOf } from '../i18n/labels'
import type { FieldModel, Resource } from '../model/resource'
import { useLanguage } from './backendContext'

export interface Labels {
  /** `Cliente`. */
  one(resource: Resource): string
  /** `cliente`, as it stands in `Crear cliente`. */
  oneInside(resource: Resource): string
  /** `Clientes`. */
  many(resource: Resource): string
  field(field: Pick<FieldModel, 'name' | 'words'>): string
  /** A column nobody declared, by the dictionary or made readable. */
  column(name: string): string
  /** A schema's text in the reader's language; none at all is empty. */
  text(text: Text | undefined): string
}

/** What schemas call things, in the reader's language. */
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
  return useMemo(
    () => ({
      one: resource => singular(textOf(resource.schema.label, language)),
      oneInside: resource =>
        inSentence(singular(textOf(resource.schema.label, language)), language),
      many: resource => plural(textOf(resource.schema.label, language)),
      field: ({ name, words }) => textOf(words.label, language) || column(name),
      column,
      text: text => textOf(text, language),
    }),
    [column, language],
  )
}
