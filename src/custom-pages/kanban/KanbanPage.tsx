import '../../resources/board/board.css'
import '../../fields/cells.css'
import './kanban.css'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { PageHead } from '../../pieces/PageHead'
import { ErrorState } from '../../pieces/states/ErrorState'
import { LoadingRows } from '../../pieces/states/Loading'
import { BoardFilter } from './BoardFilter'
import type { Filter } from './board'
import { CardDialog } from './cardDialogLater'
import { Lanes } from './Lanes'
import { NewColumn } from './NewColumn'
import { useBoard } from './useBoard'
import { useOpenCard } from './useOpenCard'

const nothing: Filter = { text: '', person: null, label: null }

/** The board of the company worked in. */
export function KanbanPage() {
  const translate = useTranslate()
  const boarding = useBoard()
  const { board, error, refetch, unsent } = boarding
  const [filter, setFilter] = useState(nothing)
  const { open, close } = useOpenCard()
  return (
    <div className="p-page">
      <PageHead>
        {unsent > 0 && (
          <span className="k-unsent" role="status">
            {translate('team.kanban.unsent', { number: unsent })}
          </span>
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
        {open !== undefined && <CardDialog id={open} boarding={boarding} onClose={close} />}
      </Suspense>
    </div>
  )
}
