import { withNamespaces } from '../../i18n/inUse'
import { Chip } from '../../ui/primitives/Chip'
import '../../resources/board/board.css'
import '../../fields/display/cells.css'
import './parts/kanban.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { useIsPlain } from '../../providers/backend/backendContext'
import { LoadingRows } from '../../ui/loading/Loading'
import { PageHead } from '../../ui/page/PageHead'
import { ErrorState } from '../../ui/states/ErrorState'
import { later } from '../../ui/theme/later'
import { BoardFilter } from './BoardFilter'
import type { Filter } from './board'
import type { CardDialogProps } from './CardDialog'
import { Lanes } from './Lanes'
import { NewColumn } from './NewColumn'
import { useOpenCard } from './parts/useOpenCard'
import { useBoard } from './useBoard'

const noFilter: Filter = { text: '', person: null, label: null }

export function KanbanPage() {
  const translate = useTranslate()
  const boarding = useBoard()
  const { board, error, refetch, unsent } = boarding
  const [filter, setFilter] = useState(noFilter)
  const { open, close } = useOpenCard()
  const isPlain = useIsPlain()
  return (
    <div className="p-page">
      <PageHead>
        {unsent > 0 && (
          <Chip tone="warning" role="status">
            {translate('team.kanban.unsent', { number: unsent })}
          </Chip>
        )}
        <NewColumn boarding={boarding} />
      </PageHead>
      <section className="p-card k-board" aria-busy={!board && !error}>
        {board && <BoardFilter board={board} first={filter} onChange={setFilter} />}
        {board && <Lanes boarding={boarding} board={board} filter={filter} />}
        {!board && !error && <LoadingRows />}
        {!board && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      </section>
      <Suspense fallback={null}>
        {open !== undefined && !isPlain && (
          <CardDialog id={open} boarding={boarding} onClose={close} />
        )}
      </Suspense>
    </div>
  )
}

/** Loaded with the first card. */
const CardDialog = later<CardDialogProps>(() =>
  withNamespaces(import('./CardDialog'), 'form', 'history', 'validation', 'columns', 'field').then(
    module => module.CardDialog,
  ),
)
