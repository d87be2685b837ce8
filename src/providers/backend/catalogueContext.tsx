import { useResourceContext, useTranslate } from 'ra-core'
import { use, useCallback, useMemo } from 'react'
import { business } from '../../base/business'
import { humanise, type LocalizedText } from '../../base/text'
import { inSentence, plural, singular, textOf } from '../../i18n/labels'
import { type Act, mayAct } from '../../model/access/access'
import type { ManualMarks } from '../../model/access/calls'
import type { Can } from '../../model/access/can'
import {
  type Catalogue,
  type FieldModel,
  isReady,
  type Resource,
} from '../../model/fields/resource'
import { requiredContext, useLanguage, useMe } from './backendContext'

/** A record from the server: fields, version and permitted actions. */
export interface SentRecord extends Readonly<Record<string, unknown>> {
  readonly id: string | number
  readonly _VERSION?: number
  readonly _can?: Can
  /** Fields that a person entered in place of another system. */
  readonly _byHand?: ManualMarks
}

/** Provides the resources; tests pass their own. */
export const [CatalogueContext, useCatalogue] = requiredContext<Catalogue>(
  'useCatalogue needs a CatalogueContext around it',
)

/** Whether this person may ever perform an action on some record, by the resource's outline alone. */
export const useMay = (name: string, act: Act): boolean =>
  mayAct(useCatalogue().get(name), useMe(), act)

/**
 * The resource of the surrounding page, or of this name, with its schema; suspends until it is loaded.
 * Throws for an unknown name.
 */
export function useResource(name?: string): Resource {
  const here = useResourceContext()
  const found = name ?? here ?? ''
  useResources([found])
  return useCatalogue().get(found)
}

/** Suspends until these resources are loaded, in parallel; `alone`: without those that they draw. */
export function useResources(names: readonly string[], how?: 'alone' | 'beside'): void {
  const catalogue = useCatalogue()
  for (const loading of names.map(name => catalogue.ready(name, how)))
    if (loading !== isReady) use(loading)
}

/** Filter for accounts that are not suspended, where the schema of the business can be filtered so. */
export function useActiveOnly(): { readonly ACTIVE?: true } {
  const users = useCatalogue().resources.get('users')
  useResources(users ? ['users'] : [])
  return users?.filterable.has('ACTIVE') ? { ACTIVE: true } : {}
}

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

/** Texts in the reader's language: by key, of schemas, and of values. */
export const useTexts = () => ({
  language: useLanguage(),
  translate: useTranslate(),
  labels: useLabels(),
})

/** Context of a part of a generated page: its resource, the reader, and texts in the reader's language. */
export const useResourceView = () => ({ resource: useResource(), me: useMe(), ...useTexts() })
