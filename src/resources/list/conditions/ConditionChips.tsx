import './conditions.css'
import Close from '@mui/icons-material/Close'
import { pick } from 'es-toolkit'
import { useListContext, useTranslate } from 'ra-core'
import { Suspense } from 'react'
import { IconButton } from '../../../ui/controls/Button'
import { Row } from '../../../ui/primitives/layout'
import { Bone } from '../../../ui/primitives/Meter'
import { ConditionWords } from './ConditionWords'
import { type ConditionItem, conditionsIn, filterOfConditions } from './items'
import { useConditionField } from './useConditionField'

/** The conditions of the list above its rows; each opens the panel and can be removed. */
export function ConditionChips({ onOpen }: { readonly onOpen: () => void }) {
  const translate = useTranslate()
  const { filterValues, setFilters } = useListContext()
  const { joint, items } = conditionsIn(filterValues)
  if (items.length === 0) return null
  const without = (at: number) =>
    setFilters({
      ...pick(filterValues, ['q', 'tab']),
      ...filterOfConditions({ joint, items: items.toSpliced(at, 1) }),
    })
  return (
    <div className="p-cluster r-active">
      <Suspense fallback={<Bone width={120} />}>
        {items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no other identity
          <Row as="span" gap={1} key={at} className="r-filter">
            {at > 0 && joint === 'any' && <em>{translate('list.conditions.any')}</em>}
            <button type="button" className="r-filter-open" onClick={onOpen}>
              <ConditionWords item={item} />
            </button>
            <RemoveButton item={item} onClick={() => without(at)} />
          </Row>
        ))}
      </Suspense>
    </div>
  )
}

function RemoveButton({ item, onClick }: { item: ConditionItem; onClick: () => void }) {
  const translate = useTranslate()
  const label = useConditionField(item)?.label ?? translate('list.conditions.other')
  return (
    <IconButton aria-label={`${translate('field.clear')}: ${label}`} onClick={onClick}>
      <Close fontSize="inherit" />
    </IconButton>
  )
}
