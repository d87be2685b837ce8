import { useGetList, useTranslate } from 'ra-core'
import { useContext, useState } from 'react'
import { mayAct } from '../../model/access'
import type { Resource } from '../../model/resource'
import { useMe } from '../../providers/backendContext'
import { InlineCreateContext } from '../inlineCreate'
import { useTitleOf } from '../recordTitle'
import { useDebounced } from './useDebounced'

export interface Pick {
  readonly key: string | number
  readonly label: string
  /** Not a record but the offer to make one. */
  readonly create?: true
}

type Among = Readonly<Record<string, unknown>>
const everything: Among = {}

/** The records a picker offers: the first of the list, then what the search box finds. */
export function usePicker(target: Resource, open: boolean, among: Among = everything) {
  const me = useMe()
  const titleOf = useTitleOf()
  const translate = useTranslate()
  const mayCreate = useContext(InlineCreateContext) !== null && mayAct(target, me, 'create')
  const [typed, setTyped] = useState('')
  const searched = useDebounced(typed.trim())
  const { data = [], isFetching } = useGetList(
    target.name,
    {
      filter: { ...among, ...(searched && target.searched.length > 0 && { q: searched }) },
      pagination: { page: 1, perPage: 20 },
      sort: { field: sortOf(target), order: 'ASC' },
      meta: { picker: true },
    },
    { enabled: open && mayAct(target, me, 'list'), staleTime: 30_000 },
  )
  const found: Pick[] = data.map(record => ({
    key: record[target.key.name] ?? record.id,
    label: titleOf(target, record),
  }))
  const offer: Pick = {
    key: '',
    label: translate('app.field.createInline', { name: typed.trim() || '…' }),
    create: true,
  }
  // What is missing is known only once the search has answered.
  const isSearching = isFetching || searched !== typed.trim()
  const options = mayCreate && !isSearching ? [...found, offer] : found
  return { options, typed, setTyped, isFetching: isSearching }
}

const sortOf = (target: Resource) =>
  target.title.find(name => target.sortable.has(name)) ?? target.key.name
