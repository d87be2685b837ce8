import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDataProvider, useTranslate } from 'ra-core'
import { useState } from 'react'
import { useTitleOf } from '../../fields/record/recordTitle'
import { dateTime } from '../../kinds/dateTime/data'
import type { Resource } from '../../model/fields/resource'
import { useResourceView } from '../../providers/backend/catalogueContext'
import { useReadOnlyProps } from '../../providers/backend/useReadOnlyProps'
import type { AppDataProvider } from '../../providers/dataProvider/dataProvider'
import type { DeletedRow } from '../../providers/dataProvider/past'
import { timeAgo } from '../../ui/controls/timeAgo'
import { useDebounced } from '../../ui/controls/useDebounced'
import { Item } from '../../ui/primitives/Item'
import { SearchInput } from '../../ui/primitives/inputs'
import { Stack, Text } from '../../ui/primitives/layout'
import { StateFrame } from '../../ui/states/StateFrame'
import { Waiting } from '../../ui/states/Waiting'
import { Older } from '../history/Older'
import { PastDialog } from './PastDialog'
import { useRestore } from './useRestore'

export interface TrashDialogProps {
  readonly onClose: () => void
}

/** Deleted records with author and time; restores one row or the selected ones. */
export function TrashDialog({ onClose }: TrashDialogProps) {
  const { resource, translate } = useResourceView()
  const held = useReadOnlyProps()
  const [typed, setTyped] = useState('')
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set())
  const words = useDebounced(typed.trim())
  const trash = useTrash(resource, words)
  const isEmpty = words === '' && !trash.isPending && !trash.error && trash.rows.length === 0
  const keep = resource.trash?.keep
  const kept = keep !== undefined && translate('list.trash.keep', { number: keep })
  const { restore, isPending: isRestoring } = useRestore(resource)
  const bringBack = async (ids: readonly (string | number)[]) => {
    await restore(ids)
    setTicked(new Set())
  }
  const toggle = (row: string | number) =>
    setTicked(before => {
      const after = new Set(before)
      if (!after.delete(row)) after.add(row)
      return after
    })
  return (
    <PastDialog
      title={translate('list.trash.title')}
      onClose={onClose}
      foot={
        (kept || ticked.size > 0) && (
          <>
            <Text as="p" size="sm" tone="secondary" className="p-grow">
              {kept}
            </Text>
            {ticked.size > 0 && (
              <Button
                variant="contained"
                loading={isRestoring}
                onClick={() => void bringBack([...ticked])}
                {...held}
              >
                {translate('list.trash.restoreTicked', { number: ticked.size })}
              </Button>
            )}
          </>
        )
      }
    >
      {resource.searched.length > 0 && !isEmpty && (
        <SearchInput
          wide
          label={translate('list.search')}
          maxLength={100}
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      <Rows
        trash={trash}
        words={words}
        ticked={ticked}
        isHeld={isRestoring}
        onTick={toggle}
        onRestore={row => void bringBack([row])}
      />
    </PastDialog>
  )
}

interface RowsProps {
  readonly trash: ReturnType<typeof useTrash>
  readonly words: string
  readonly ticked: ReadonlySet<string | number>
  readonly isHeld: boolean
  readonly onTick: (row: string | number) => void
  readonly onRestore: (row: string | number) => void
}

function Rows({ trash, words, ticked, isHeld, onTick, onRestore }: RowsProps) {
  const translate = useTranslate()
  const { rows, error, isPending, refetch } = trash
  if (isPending || error) return <Waiting error={error} onRetry={refetch} />
  if (rows.length === 0)
    return (
      <StateFrame
        icon={DeleteIcon}
        title={translate(words ? 'list.trash.noMatch' : 'list.trash.empty')}
      />
    )
  return (
    <>
      <Stack as="ul" gap={0} divided>
        {rows.map(row => (
          <TrashRow
            key={row.id}
            row={row}
            isTicked={ticked.has(row.id)}
            isHeld={isHeld}
            onTick={() => onTick(row.id)}
            onRestore={() => onRestore(row.id)}
          />
        ))}
      </Stack>
      <Older of={trash} />
    </>
  )
}

interface TrashRowProps {
  readonly row: DeletedRow
  readonly isTicked: boolean
  readonly isHeld: boolean
  readonly onTick: () => void
  readonly onRestore: () => void
}

/** A deleted record: title, author and age. */
function TrashRow({ row, isTicked, isHeld, onTick, onRestore }: TrashRowProps) {
  const { resource, translate, language } = useResourceView()
  const titleOf = useTitleOf()
  const title = titleOf(resource, row)
  const { at, by } = row._DELETED
  const held = useReadOnlyProps()
  const restore = translate('list.trash.restore')
  return (
    <li>
      <Item
        start={
          <Checkbox
            checked={isTicked}
            onChange={onTick}
            slotProps={{ input: { 'aria-label': translate('list.trash.tick', { name: title }) } }}
          />
        }
        title={<bdi>{title}</bdi>}
        sub={
          <Text lines={2}>
            {translate('history.deleted', {
              name: by?.DISPLAYNAME ?? translate('history.somebody'),
            })}
            {' · '}
            <time dateTime={at} title={dateTime.print(at, {}, language)}>
              {timeAgo(at, language)}
            </time>
          </Text>
        }
        end={
          <Button
            startIcon={<RestoreIcon />}
            disabled={isHeld}
            aria-label={`${restore}: ${title}`}
            onClick={onRestore}
            {...held}
          >
            <span className="r-word">{restore}</span>
          </Button>
        }
      />
    </li>
  )
}

/** Deleted records that match a search, a page at a time. */
function useTrash({ name }: Resource, words: string) {
  const dataProvider = useDataProvider<AppDataProvider>()
  const query = useInfiniteQuery({
    queryKey: [name, 'trash', words],
    queryFn: ({ pageParam, signal }) =>
      dataProvider.trash(name, { words, from: pageParam, signal }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, page) => sum + page.records.length, 0)
      return shown < total ? shown : undefined
    },
    placeholderData: keepPreviousData,
  })
  return {
    ...query,
    rows: query.data?.pages.flatMap(page => page.records) ?? [],
  }
}
