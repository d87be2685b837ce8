import { useTranslate } from 'ra-core'
import type { ImportOutcome } from '../../providers/dataProvider/importing'
import type { Rehearsed } from './rehearseSome'

export type Shown = ImportOutcome | 'all'

interface OutcomeTabsProps {
  readonly rows: readonly Rehearsed[]
  readonly shown: Shown
  readonly onShow: (shown: Shown) => void
}
const outcomes: readonly Shown[] = ['all', 'create', 'change', 'same', 'refused']

/** How many rows come to what; each shows only those. */
export function OutcomeTabs({ rows, shown, onShow }: OutcomeTabsProps) {
  const translate = useTranslate()
  const count = (outcome: Shown) =>
    outcome === 'all' ? rows.length : rows.filter(row => row.outcome === outcome).length
  return (
    <fieldset className="i-outcomes" aria-label={translate('importing.check.rows')}>
      {outcomes.map(outcome => (
        <button
          key={outcome}
          type="button"
          className={`i-outcome i-is-${outcome}`}
          aria-pressed={outcome === shown}
          onClick={() => onShow(outcome)}
        >
          <strong>{count(outcome)}</strong> {translate(`importing.check.${outcome}`)}
        </button>
      ))}
    </fieldset>
  )
}
