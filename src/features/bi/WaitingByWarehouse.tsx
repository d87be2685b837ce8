import './waiting.css'
import '../../pieces/figures/figures.css'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { FigureCard } from '../../pieces/figures/FigureCard'
import { ErrorState } from '../../pieces/states/ErrorState'
import { useDashboard } from './useDashboard'

/** Orders waiting for the courier in each warehouse (business.md#orders); loaded when opened. */
export function WaitingByWarehouse() {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="sell-waiting" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>{translate('bi.waiting')}</summary>
      {isOpen && <Drawn />}
    </details>
  )
}

function Drawn() {
  const { data, error, refetch } = useDashboard('despacho', 'month')
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <div className="sell-rings">
      {data ? (
        data.figures.map(figure => <FigureCard key={figure.id} figure={figure} />)
      ) : (
        <div className="g-card p-card">
          <span className="s-bar" />
        </div>
      )}
    </div>
  )
}
