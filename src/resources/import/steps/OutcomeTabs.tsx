import { useTranslate } from 'ra-core'
import type { ImportOutcome } from '../../../providers/dataProvider/importing'
import type { Rehearsed } from '../plan/rehearseSome'

export type ShownOutcome = ImportOutcome | 'all'

interface OutcomeTabsProps {
  readonly rows: readonly Rehearsed[]
  readonly shown: ShownOutcome
  readonly onShow: (shown: ShownOutcome) => void
}
const outcomes: readonly ShownOutcome[] = ['all', 'create', 'change', 'same', 'refused']

/** Row counts by outcome; each tab shows only those rows. */
export function OutcomeTabs({ rows, shown, onShow }: OutcomeTabsProps) {
  const translate = useTranslate()
  const count = (outcome: ShownOutcome) =>
    outcome === 'all' ? rows.length : rows.filter(row => row.outcome === outcome).length
  return (
    <fieldset className="p-wrap i-outcomes" aria-label={translate('importing.check.rows')}>
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
