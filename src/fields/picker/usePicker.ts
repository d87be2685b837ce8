import { hashKey } from '@tanstack/react-query'
import { partition } from 'es-toolkit'
import { useGetList, useTranslate } from 'ra-core'
import { useContext, useState } from 'react'
import { fold } from '../../base/fold'
import { type Me, mayAct } from '../../model/access/access'
import type { Resource, Sort } from '../../model/fields/resource'
import { portraitIn } from '../../model/fields/title'
import { sortFor } from '../../model/lists/listState'
import { useMe } from '../../providers/backend/backendContext'
import { firstChoices } from '../../providers/dataProvider/firstOfList'
import { useDebounced } from '../../ui/controls/useDebounced'
import { InlineCreateContext } from '../record/inlineCreate'
import { useTitleOf } from '../record/recordTitle'

export interface PickerState {
  readonly key: string | number
  readonly label: string
  /** Address of a person's photo; empty without one. */
  readonly photo?: string
  /** The offer to create a record. */
  readonly create?: true
}

type Among = Readonly<Record<string, unknown>>
const everything: Among = {}

/** Options of a picker: the first records, then search results. */
export function usePicker(target: Resource, open: boolean, among: Among = everything) {
  const me = useMe()
  const titleOf = useTitleOf()
  const translate = useTranslate()
  const mayCreate = useContext(InlineCreateContext) !== null && mayAct(target, me, 'create')
  const [typed, setTyped] = useState('')
  const searched = useDebounced(typed.trim())
  const { data = [], isFetching } = useGetList(
    target.name,
    firstChoices(sortOf(target, me), 20, {
      ...among,
      ...(searched && target.searched.length > 0 && !isPrefix(target, searched) && { q: searched }),
    }),
    {
      enabled: open && mayAct(target, me, 'list'),
      staleTime: 30_000,
      // An option that is being clicked stays when the search begins.
      placeholderData: (before, query) => (isAmong(among, query?.queryKey[2]) ? before : undefined),
    },
  )
  const found = namedFirst(
    searched,
    data.map(record => ({
      key: record[target.key.name] ?? record.id,
      label: titleOf(target, record),
      photo: portraitIn(target, record),
    })),
  )
  const offer: PickerState = {
    key: '',
    label: translate('field.createInline', { name: typed.trim() || '…' }),
    create: true,
  }
  // A missing record is known only after the search has answered.
  const isSearching = isFetching || searched !== typed.trim()
  const options = mayCreate && !isSearching ? [...found, offer] : found
  return { options, typed, setTyped, isFetching: isSearching }
}

/** Records found by their title before those found by another field, which the option does not show. */
function namedFirst(searched: string, found: readonly PickerState[]): readonly PickerState[] {
  const words = fold(searched).split(/\s+/)
  const [named, others] = partition(found, ({ label }) =>
    words.every(word => fold(label).includes(word)),
  )
  return [...named, ...others]
}

/** True for the parameters of a search in the same records. */
function isAmong(among: Among, params: unknown): boolean {
  const { q: _, ...filter } = (params as { filter?: Among } | undefined)?.filter ?? {}
  return hashKey([filter]) === hashKey([among])
}

/** The order of its list, else by title, numbers from the newest. */
function sortOf(target: Resource, me: Me): string {
  const { field, order } = target.schema.list?.sort ? sortFor(target, me) : byTitle(target)
  return order === 'DESC' ? `${field} desc` : field
}

function byTitle({ title, sortable, key }: Resource): Sort {
  const field = title.find(name => sortable.has(name)) ?? key.name
  return { field, order: field === key.name && key.id ? 'DESC' : 'ASC' }
}

/** What is typed of the text before a number, such as `INV` of `INV-1340`, finds every record. */
const isPrefix = ({ key: { id } }: Resource, typed: string) =>
  fold(id?.prefix ?? '').startsWith(fold(typed))
