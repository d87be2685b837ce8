import { useTranslate } from 'ra-core'
import type { ImportOutcome } from '../../../providers/dataProvider/importing'
import { Segments } from '../../../ui/primitives/inputs'
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
    <div className="p-across">
      <Segments
        label={translate('importing.check.rows')}
        value={shown}
        onChange={onShow}
        choices={outcomes.map(outcome => ({
          value: outcome,
          label: (
            <>
              <strong>{count(outcome)}</strong> {translate(`importing.check.${outcome}`)}
            </>
          ),
        }))}
      />
    </div>
  )
}
