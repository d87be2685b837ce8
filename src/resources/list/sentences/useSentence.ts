import { useQuery } from '@tanstack/react-query'
import { type DataProvider, useDataProvider } from 'ra-core'
import { useMemo } from 'react'
import { business } from '../../../base/business'
import { today } from '../../../base/day'
import { plainLanguage } from '../../../base/text'
import { sentenceDictionaries } from '../../../i18n/dictionaries'
import { fieldLabel, plural, singular } from '../../../i18n/labels'
import { loadNamespace } from '../../../i18n/namespaces'
import { speak } from '../../../i18n/schemaTexts'
import type { Resource } from '../../../model/fields/resource'
import { maySort } from '../../../model/lists/listState'
import { isContradiction } from '../../../model/sentences/conditions/contradictions'
import type {
  OpenWords,
  SentenceFilter,
  SentenceOrder,
  SentenceReading,
} from '../../../model/sentences/labels/sentenceList'
import { synonymsOf } from '../../../model/sentences/labels/synonymsOf'
import { readSentence } from '../../../model/sentences/readSentence'
import {
  everyText,
  type SentenceLabels,
  sentenceListOf,
} from '../../../model/sentences/sentenceListOf'
import { useLanguage, useMe } from '../../../providers/backend/backendContext'
import { useCatalogue, useLabels, useResources } from '../../../providers/backend/catalogueContext'
import { reachedFrom } from '../conditions/conditionFields'
import { type ConditionItem, conditionsIn } from '../conditions/items'
import { findValues } from './findValues'

/** A sentence as conditions of a list, and the words that remain for its search. */
export interface SentenceOffer {
  readonly items: readonly ConditionItem[]
  readonly sort: SentenceOrder | undefined
  /** Words that are no condition. */
  readonly rest: readonly string[]
}

/** Languages in which sentences are read, besides that of the reader. */
const LANGUAGES = ['es', 'en'] as const

/** The reading of a sentence, without conditions if it only names the list; undefined for a search. Suspends until the schemas are loaded. */
export function useSentence(resource: Resource, text: string): SentenceOffer | undefined {
  const me = useMe()
  const catalogue = useCatalogue()
  const dataProvider = useDataProvider<DataProvider>()
  const labels = useSentenceLabels()
  const list = { resource, me, catalogue }
  useResources(reachedFrom(list))
  const sentences = useMemo(() => {
    const asked = { resource, me, catalogue }
    const reached = new Set(reachedFrom(asked))
    return labels && sentenceListOf(asked, labels, { isLoaded: name => reached.has(name) })
  }, [resource, me, catalogue, labels])
  const reading = useMemo(
    () => sentences && readSentence(text, sentences, today(new Date())),
    [sentences, text],
  )
  const isAsked = reading !== undefined && asksSomething(reading)
  const open = isAsked ? reading.open : []
  const found = useQuery({
    queryKey: [resource.name, 'sentence', open],
    queryFn: () => findValues(open, { list, dataProvider }),
    enabled: open.length > 0,
    staleTime: 60_000,
  })
  if (!isAsked || (open.length > 0 && !found.data)) return undefined
  const { fields = [] } = sentences ?? {}
  const isPossible = (part: SentenceFilter) =>
    !reading.parts.some(each => isContradiction(each, part, fields))
  const values = (found.data ?? []).map(part => (part && isPossible(part) ? part : undefined))
  const missing = open.filter((_, at) => !values[at]).map(words => words.text)
  const parts = [...reading.parts, ...alternatives(open, values)]
  const sort = reading.sort && maySort(reading.sort.field, list) ? reading.sort : undefined
  if (parts.length === 0 && !sort && reading.list === undefined) return undefined
  const unsorted = reading.sort && !sort ? [reading.sort.text] : []
  return { items: itemsIn(parts), sort, rest: [...reading.unread, ...missing, ...unsorted] }
}

/** False for a plain search; an order alone asks something if no other words are left. */
const asksSomething = ({ parts, list, open, sort }: SentenceReading) =>
  parts.length > 0 ||
  list !== undefined ||
  open.some(({ path }) => path !== undefined) ||
  (sort !== undefined && open.length === 0)

/** The conditions found for open words; those joined by "or" are one. */
function alternatives(
  open: readonly OpenWords[],
  values: readonly (SentenceFilter | undefined)[],
): SentenceFilter[] {
  const groups: SentenceFilter[][] = []
  for (const [at, { isOr, isDenied }] of open.entries()) {
    const part = values[at]
    if (!part) continue
    const before = values[at - 1]
    // "Quito y Cuenca" are alternatives too: no city is both.
    const isPlain = !isDenied && !open[at - 1]?.isDenied
    const isSame = isPlain && before && String(Object.keys(before)) === String(Object.keys(part))
    const last = before && (isOr || isSame) ? groups.at(-1) : undefined
    if (last) addTo(last, part, isOr)
    else groups.push([part])
  }
  return groups.map(group => (group.length > 1 ? { or: group } : (group[0] ?? {})))
}

/** Names of a place in two parts mean the records that both name: "Centro de distribución". */
function addTo(group: SentenceFilter[], part: SentenceFilter, isOr = false) {
  const [[path = '', ids] = []] = Object.entries(part)
  const known = group.at(-1)?.[path]
  const isBoth = !isOr && Array.isArray(ids) && Array.isArray(known)
  const both = isBoth ? ids.filter(id => known.includes(id)) : []
  if (both.length > 0) group.splice(-1, 1, { [path]: both })
  else group.push(part)
}

const itemsIn = (parts: readonly SentenceFilter[]) =>
  parts.flatMap(part => {
    const { joint, items } = conditionsIn(part)
    const plain = items.flatMap(item => ('other' in item || 'items' in item ? [] : [item]))
    return joint === 'any' ? [{ joint, items: plain }] : items
  })

/** Labels in the reader's language and in those of the sentences; undefined until they are loaded. */
export function useSentenceLabels(): SentenceLabels | undefined {
  const labels = useLabels()
  const language = useLanguage()
  const { data: loaded } = useQuery({
    queryKey: ['sentenceLabels', language],
    queryFn: async () => {
      const [columns, synonyms] = await Promise.all([
        sentenceDictionaries(),
        Promise.all(
          [...new Set([...LANGUAGES, business().language, plainLanguage(language)])].map(each =>
            loadNamespace(each, 'synonyms'),
          ),
        ),
        ...LANGUAGES.map(speak),
      ])
      return { columns, synonyms }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return useMemo(
    () =>
      loaded && {
        field: field => {
          const { label } = field.words
          const own = label === undefined ? [] : everyText(label)
          const known = LANGUAGES.map(language =>
            fieldLabel({ name: field.name, label }, language, loaded.columns[language]),
          )
          return [...new Set([labels.field(field), ...own, ...known])]
        },
        resource: ({ schema }) =>
          everyText(schema.label).flatMap(label => [singular(label), plural(label)]),
        synonyms: name => synonymsOf(name, loaded.synonyms),
      },
    [labels, loaded],
  )
}
