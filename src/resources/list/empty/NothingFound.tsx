import { useListContext } from 'ra-core'
import { printNumber } from '../../../base/numbers'
import { policyOf } from '../../../model/access/access'
import { fieldsOf } from '../../../model/rules/rule'
import { useResourceView } from '../../../providers/backend/catalogueContext'
import { Button } from '../../../ui/controls/Button'
import { StateFrame } from '../../../ui/states/StateFrame'
import { useFilterParts, usePartAnswers } from '../state/useFilterParts'
import { OwnRows } from './OwnRows'
import { WithoutPart } from './WithoutPart'

/**
 * Records exist, but the filter excludes all of them: which of its parts does, what stands behind it, and to which
 * rows the person's role is limited.
 */
export function NothingFound() {
  const { resource, me, translate } = useResourceView()
  const { setFilters } = useListContext()
  const isLimited = fieldsOf(policyOf(resource, me).read).length > 0
  const parts = useFilterParts()
  const { counted, isPending } = usePartAnswers(parts, 'others')
  const decisive = counted.filter(({ total }) => total > 0)
  const reason = isPending ? undefined : decisive.length > 0 ? 'which' : 'several'
  return (
    <StateFrame
      scene="noResult"
      title={translate('list.noResultTitle')}
      text={
        <>
          {translate(reason && parts.length > 1 ? `list.empty.${reason}` : 'list.noResultText')}{' '}
          {isLimited && <OwnRows />}
        </>
      }
    >
      {parts.length > 1 &&
        decisive.map(({ part, total, isAtLeast }) => (
          <WithoutPart key={part.name} part={part}>
            {translate('list.empty.shows', {
              number: `${printNumber(total)}${isAtLeast ? '+' : ''}`,
            })}
          </WithoutPart>
        ))}
      <Button variant="outlined" onClick={() => setFilters({})} i18nKey="list.clearFilters" />
    </StateFrame>
  )
}
