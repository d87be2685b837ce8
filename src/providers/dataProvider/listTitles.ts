import type { QueryClient } from '@tanstack/react-query'
import { isObject } from '../../base/parseJson'
import type { Language } from '../../base/text'
import type { Resource } from '../../model/fields/resource'

/** Holds the title in a record that was read for its title alone. */
export const TITLE = '_title'

/** `meta` of reads for a title alone: they find what a list brought along, and seed no whole record. */
export const titleMeta = (language: Language) => ({ title: language })

/** Titles by resource and key, as lists bring them along. */
export type ListTitles = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Asks for the titles of the records that a list names, where it names any. */
export const titlesQuery = ({ list, fields }: Resource): Readonly<Record<string, string>> =>
  list.columns.some(name => fields.get(name)?.target) ? { titles: 'true' } : {}

export const titlesIn = (body: unknown): ListTitles =>
  isObject(body) && isObject(body.titles) ? (body.titles as ListTitles) : {}

/** Key of the query that holds the title of a record: that of the read a cell would make. */
export const broughtTitleKey = (name: string, id: string | number, language: Language) => [
  name,
  'getMany',
  { ids: [String(id)], meta: titleMeta(language) },
]

/** Keeps titles as the answers of the reads that cells would make. */
export function keepTitles(client: QueryClient, titles: ListTitles, language: Language): void {
  for (const [name, byKey] of Object.entries(titles))
    for (const [id, title] of Object.entries(byKey))
      client.setQueryData(broughtTitleKey(name, id, language), [{ id, [TITLE]: title }])
}
